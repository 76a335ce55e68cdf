import type { CartBalance, CartBalances } from "@bon-perroquet/contract"
import { detailOf } from "@bon-perroquet/shop-react"
import { Gift } from "lucide-react"
import { useRef, useState, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { classNames } from "../class-names"
import { formatCents, Price } from "../price"
import { toast } from "../toast"
import { laterResolver } from "../../config/later-resolver"
import { useLanguage } from "../../i18n"
import { Applied, CodeEntry, type Change, type Code } from "./CodeEntry"

const resolver = laterResolver<Code>(async () => (await import("./code-rules")).giftCardResolver)

/** Changes of the gift cards and store credit of a cart or an order. */
export type BalanceChanges = {
  applyCard: Change<string>
  applyCredit: () => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  /** Id of the balance that is being removed. */
  removing: string | undefined
}

type BalancesProps = {
  balances: Pick<CartBalances, "applied" | "store_credit_cents">
  changes: BalanceChanges
  /** Reason why the payment page did not open, for example a rest that has changed. */
  problem: string | undefined
  className?: string
}

/** Gift cards and store credit that pay a part of the order. */
export function Balances({
  balances: { applied, store_credit_cents },
  changes,
  problem,
  className,
}: BalancesProps) {
  const { t } = useTranslation("checkout")
  const opener = useRef<HTMLButtonElement>(null)
  const cards = applied.filter(({ kind }) => kind === "gift_card")
  const credit = applied.find(({ kind }) => kind === "store_credit")
  const texts = {
    label: t("balances.label"),
    apply: t("balances.apply"),
    missing: t("balances.missing"),
    failed: t("balances.failed"),
  }
  return (
    <section aria-label={t("balances.title")} className={classNames("flex flex-col gap-3", className)}>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {problem}
        </p>
      )}
      {cards.length > 0 && (
        <ul aria-label={t("balances.applied")} className="flex flex-col gap-2">
          {cards.map((card) => (
            <AppliedCard key={card.id} {...{ card, changes, opener }} />
          ))}
        </ul>
      )}
      {(credit !== undefined || store_credit_cents !== null) && (
        <StoreCredit
          applied={credit}
          available_cents={store_credit_cents ?? credit?.available_cents ?? 0}
          changes={changes}
        />
      )}
      <CodeEntry
        icon={Gift}
        text={cards.length > 0 ? t("balances.another") : t("balances.open")}
        add={changes.applyCard}
        {...{ texts, resolver, opener }}
      />
    </section>
  )
}

type AppliedCardProps = {
  card: CartBalance
  changes: BalanceChanges
  opener: RefObject<HTMLButtonElement | null>
}

function AppliedCard({
  card: { id, last4, used_cents, available_cents },
  changes: { remove, removing },
  opener,
}: AppliedCardProps) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const name = t("balances.card", { last4 })
  return (
    <Applied
      removeLabel={t("balances.remove", { name })}
      isPending={removing === id}
      remove={() => remove(id)}
      failed={t("balances.failed")}
      opener={opener}
    >
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {name}
        <Price cents={0 - used_cents} />
      </p>
      <p className="text-sm text-bark">
        {t("balances.left", { amount: formatCents(available_cents - used_cents, language) })}
      </p>
    </Applied>
  )
}

type StoreCreditProps = {
  applied: CartBalance | undefined
  available_cents: number
  changes: BalanceChanges
}

function StoreCredit({ applied, available_cents, changes }: StoreCreditProps) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  /** The choice that the shop has not confirmed yet. It is shown at once. */
  const [chosen, setChosen] = useState<boolean>()
  const isUsed = applied !== undefined
  function change() {
    if (chosen !== undefined) return
    setChosen(!isUsed)
    const changed = applied ? changes.remove(applied.id) : changes.applyCredit()
    void changed
      .catch((error: unknown) =>
        toast({
          variant: "destructive",
          title: t("failure.title"),
          description: detailOf(error) ?? t("balances.failed"),
        }),
      )
      .finally(() => setChosen(undefined))
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-leaf"
        checked={chosen ?? isUsed}
        aria-busy={chosen !== undefined}
        onChange={change}
      />
      <span className="min-w-0 flex-1">
        {t("balances.credit")}
        <span className="block text-sm text-bark">
          {t("balances.available", { amount: formatCents(available_cents, language) })}
        </span>
      </span>
      {applied && <Price cents={0 - applied.used_cents} className="font-semibold" />}
    </label>
  )
}
