import type { AdminOrderDetail, Hold } from "@bon-perroquet/contract"
import { MoveRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { formatMoment } from "../../../components/date"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { OrderCard, StatusBadge } from "../../order"
import { DeliveryStep } from "./delivery/DeliveryStep"
import { useHoldNote } from "./holds/use-hold-note"

type Change = AdminOrderDetail["history"][number]
type Refund = AdminOrderDetail["refunds"][number]
type SentLink = AdminOrderDetail["payment_links"][number]
type Message = AdminOrderDetail["messages"][number]

export function HistoryCard({
  history,
  refunds,
  payment_links,
  messages,
  holds,
  edits,
  delivery_changes,
}: Pick<
  AdminOrderDetail,
  "history" | "refunds" | "payment_links" | "messages" | "holds" | "edits" | "delivery_changes"
>) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const events = [
    ...history.map((change) => ({ ...change, what: <StatusStep {...change} /> })),
    ...refunds.map((refund) => ({ ...refund, what: <RefundStep {...refund} /> })),
    ...payment_links.map((link) => ({ ...link, what: <LinkStep {...link} /> })),
    ...messages.map((message) => ({ ...message, what: <MessageStep {...message} /> })),
    ...edits.map((edit) => ({ ...edit, what: <EditStep {...edit} /> })),
    ...delivery_changes.map((change) => ({ ...change, what: <DeliveryStep change={change} /> })),
    ...holds.map((hold) => ({ ...hold, what: <HoldStep hold={hold} /> })),
    ...holds.flatMap((hold) =>
      hold.released ? [{ ...hold.released, what: <HoldStep hold={hold} released={hold.released} /> }] : [],
    ),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <OrderCard title={t("order.history")}>
      {events.length === 0 && <p className="text-bark">{t("order.noHistory")}</p>}
      <ol aria-label={t("order.history")} className="flex flex-col divide-y divide-line">
        {events.map(({ at, by, what }, index) => (
          <li key={index} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            {what}
            <p className="text-sm wrap-anywhere text-bark">
              <time dateTime={at}>{formatMoment(at, language)}</time>
              {` · ${by.email ?? t("order.byShop")}`}
            </p>
          </li>
        ))}
      </ol>
    </OrderCard>
  )
}

function StatusStep({ from, to, tracking_number }: Change) {
  const { t } = useTranslation("admin")
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {from && from !== to && (
          <>
            <StatusBadge status={from} />
            <MoveRight aria-label={t("order.becomes")} role="img" className="size-4 text-bark" />
          </>
        )}
        <StatusBadge status={to} />
      </p>
      {tracking_number && <p className="text-sm">{t("order.tracking", { number: tracking_number })}</p>}
    </>
  )
}

function RefundStep({ amount_cents, state, reason }: Refund) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="danger">{t("order.refunded", { amount: formatCents(amount_cents, language) })}</Badge>
        {state !== "done" && <Badge tone="warning">{t(`refund.states.${state}`)}</Badge>}
      </p>
      {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
    </>
  )
}

function EditStep({ lines }: AdminOrderDetail["edits"][number]) {
  const { t } = useTranslation("admin")
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{t("articles.edited")}</Badge>
      </p>
      <ul className="text-sm">
        {lines.map(({ name, units }, index) => (
          <li key={index} className="wrap-anywhere">
            {`${units > 0 ? "+" : "−"} ${Math.abs(units)} × ${name}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function HoldStep({ hold, released }: { hold: Hold; released?: NonNullable<Hold["released"]> }) {
  const { t } = useTranslation("admin")
  const placedNote = useHoldNote(hold)
  const note = released ? released.note : placedNote
  const reason = t(`holds.reasons.${hold.reason}`)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={released ? "information" : "warning"}>
          {t(released ? "holds.releasedOf" : "holds.title", { reason })}
        </Badge>
      </p>
      {note && <p className="text-sm wrap-anywhere whitespace-pre-wrap">{note}</p>}
    </>
  )
}

function LinkStep({ email, amount_cents }: SentLink) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">
          {t("paymentLink.sent", { amount: formatCents(amount_cents, language) })}
        </Badge>
      </p>
      <p className="text-sm wrap-anywhere">{email}</p>
    </>
  )
}

function MessageStep({ kind, email, subject, text }: Message) {
  const { t } = useTranslation("admin")
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{t(`write.kinds.${kind}`)}</Badge>
        <span className="wrap-anywhere">{subject}</span>
      </p>
      {text && <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <p className="text-sm wrap-anywhere">{email}</p>
    </>
  )
}
