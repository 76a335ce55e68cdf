import type { ChangeRepeat, RepeatDelivery } from "@bon-perroquet/contract"
import { useChangeRepeat, type RepeatAccess } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Heading } from "../../../components/Heading"
import { formatCents } from "../../../components/price"
import { toast, useFailureToast, useMissingPart } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { RepeatActions } from "./RepeatActions"
import { RepeatGoods } from "./RepeatGoods"
import { RepeatTerms } from "./RepeatTerms"
import { formatDay } from "../../../components/date"
import { Suspense, useState } from "react"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Boundary, lazyAgain } from "../../../components/optional"
import { Skeleton } from "../../../components/Skeleton"

const DestinationForm = lazyAgain(async () => (await import("./DestinationForm")).DestinationForm)

type RepeatDestinationProps = {
  repeat: RepeatDelivery
  access: RepeatAccess
  isPending: boolean
  onChange: (change: ChangeRepeat, onDone: () => void) => void
}

function RepeatDestination({ repeat, access, isPending, onChange }: RepeatDestinationProps) {
  const { t } = useTranslation("account")
  const [isOpen, open] = useState(false)
  const closeMissing = useMissingPart(() => open(false))
  const { address, state, country, may } = repeat
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 text-sm">{t("repeat.to", { address: address || "–" })}</p>
      {state !== "ended" && may === "all" && (
        <Button variant="secondary" size="sm" onClick={() => open(true)}>
          {t("repeat.move.action")}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => open(false)} title={t("repeat.move.title")}>
        <p className="text-bark">{t("repeat.move.text")}</p>
        <Boundary resetKey={isOpen} onFailed={closeMissing}>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <DestinationForm
              country={country}
              access={access}
              isPending={isPending}
              onSave={(destination) => onChange({ destination }, () => open(false))}
            />
          </Suspense>
        </Boundary>
      </Dialog>
    </div>
  )
}

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

function useNextText({ state, next }: Pick<RepeatDelivery, "state" | "next">): string {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  if (!next) return t(state === "paused" ? "repeat.next.paused" : "repeat.next.ended")
  const on = formatDay(next.on, language)
  if (next.state === "waiting")
    return next.missing ? t("repeat.next.waiting", { name: next.missing }) : t("repeat.next.waitingUnnamed")
  if (next.state === "failed") return t("repeat.next.failed", { on })
  return next.total_cents === null
    ? t("repeat.next.planned", { on })
    : t("repeat.next.announced", { on, total: formatCents(next.total_cents, language) })
}
