import { type ChangeRepeat, type RepeatDelivery } from "@bon-perroquet/contract"
import { useChangeRepeat, type RepeatAccess } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Heading } from "../../../components/Heading"
import { formatCents } from "../../../components/price"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { useNextText } from "../use-next-text"
import { RepeatActions } from "./RepeatActions"
import { RepeatDestination } from "./RepeatDestination"
import { RepeatGoods } from "./RepeatGoods"
import { RepeatTerms } from "./RepeatTerms"

type RepeatCardProps = {
  repeat: RepeatDelivery
  access: RepeatAccess
  /** Action from the e-mail link's URL. The customer must confirm it. */
  requestedAction?: string | undefined
}

export function RepeatCard({ repeat, access, requestedAction }: RepeatCardProps) {
  const { t } = useTranslation("account")
  const { t: cart } = useTranslation("cart")
  const { language } = useLanguage()
  const rhythm = cart("repeat.every", { count: repeat.weeks })
  const next = useNextText(repeat)
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useChangeRepeat(access)
  const { card, state } = repeat

  const change = (what: ChangeRepeat, onDone?: () => void) =>
    mutate(what, {
      onSuccess: () => {
        onDone?.()
        toast({ title: t(`repeat.done.${what.action ?? "changed"}`) })
      },
      onError: (error) => sayFailure(error, t("repeat.failed")),
    })

  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 sm:p-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <Heading className="text-lg">{rhythm}</Heading>
          <Badge tone={TONES[state]}>{t(`repeat.states.${state}`)}</Badge>
        </div>
        <p className="font-semibold">{next}</p>
        {repeat.next?.replaced.map(({ name, by }) => (
          <p key={name}>{t("repeat.instead.comes", { name, by })}</p>
        ))}
      </header>
      <RepeatActions
        key={requestedAction}
        repeat={repeat}
        access={access}
        requestedAction={requestedAction}
        isPending={isPending}
        onChange={change}
      />
      <RepeatGoods repeat={repeat} isPending={isPending} onChange={change} />
      {state !== "ended" && <RepeatTerms repeat={repeat} isPending={isPending} onChange={change} />}
      <RepeatDestination repeat={repeat} access={access} isPending={isPending} onChange={change} />
      <ul className="flex flex-col gap-1 text-sm text-bark empty:hidden">
        {card?.last4 && <li>{t("repeat.card", { brand: brandOf(card.brand), last4: card.last4 })}</li>}
        {repeat.last_total_cents > 0 && (
          <li>{t("repeat.last", { total: formatCents(repeat.last_total_cents, language) })}</li>
        )}
      </ul>
    </article>
  )
}

const TONES = { active: "success", paused: "warning", ended: "quiet" } as const

const brandOf = (brand: string | null): string =>
  brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : ""
