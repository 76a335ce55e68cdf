import type { AdminOrder } from "@bon-perroquet/contract"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Confirmation, Dialog } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import type { useStatusChange } from "./use-status-change"
import { Conflicts } from "../../../components/draft"
import { nextTracking } from "./divided-goods"
import { TrackingField, useTrackingNumber } from "./TrackingField"
import { DialogActions } from "../dialog/DialogActions"

type StatusQuestionProps = { order: AdminOrder; change: ReturnType<typeof useStatusChange> }

/** Asks whether goods that have left return to stock. */
function CancelQuestion({ order, change: { close, confirm } }: StatusQuestionProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [isBack, setBack] = useState(false)
  const hasSent = order.parcels.some(({ shipped_at }) => shipped_at)
  const text = t(order.refundable_cents > 0 ? "orders.cancel.text" : "orders.cancel.textUnpaid", {
    amount: formatCents(order.refundable_cents, language),
  })
  const goods = t(hasSent ? "orders.cancel.goodsUnsent" : "orders.cancel.goods")
  return (
    <Confirmation
      open
      onClose={close}
      title={t("orders.cancel.title", { number: order.order_number })}
      text={`${text} ${goods} ${t("orders.mail.cancelled")}`}
      action={t("orders.cancel.action")}
      cancel={t("orders.cancel.keep")}
      onConfirm={() => confirm(hasSent ? { restock_sent: isBack } : {})}
    >
      {hasSent && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isBack}
            onChange={({ target }) => setBack(target.checked)}
            className="size-5 shrink-0 accent-leaf"
          />
          {t("orders.cancel.restockSent")}
        </label>
      )}
    </Confirmation>
  )
}

/** Asks for a tracking number, or for a confirmation of the status change and its e-mail. */
export function StatusQuestion({ order, change }: StatusQuestionProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { asked, close, confirm } = change
  const number = order.order_number
  if (asked === "shipped" || asked === "tracking")
    return (
      <TrackingDialog
        order={order}
        purpose={asked}
        typed={change.typed}
        conflict={change.conflict}
        onClose={close}
        onSend={(trackingNumber) => confirm(trackingNumber ? { trackingNumber } : {})}
      />
    )
  if (asked === "cancelled") return <CancelQuestion order={order} change={change} />
  if (!asked) return null
  const [from, to] = [account(`status.${order.status}`), account(`status.${asked}`)]
  return (
    <Confirmation
      open
      onClose={close}
      title={t("orders.move.title", { number, status: to })}
      text={`${t("orders.move.text", { from, to })} ${t(`orders.mail.${asked}`)}`}
      action={t("orders.move.action", { status: to })}
      cancel={t("orders.move.keep", { status: from })}
      onConfirm={() => confirm()}
    />
  )
}

type TrackingDialogProps = {
  order: AdminOrder
  /** "shipped" marks the parcel as sent. "tracking" changes the number of a sent parcel. */
  purpose: "shipped" | "tracking"
  /** Number that was typed before and could not be saved. */
  typed: string | undefined
  /** Typed number, and the number that somebody else saved at the same time. */
  conflict: { typed: string; number: string } | null
  onClose: () => void
  onSend: (trackingNumber?: string) => void
}

/** Asks for a tracking number, which is optional. */
function TrackingDialog({ order, purpose, typed, conflict, onClose, onSend }: TrackingDialogProps) {
  const { t } = useTranslation("admin")
  const isNeeded = purpose === "tracking"
  const tracking = useTrackingNumber(
    typed ?? (isNeeded ? order.delivery.tracking_number : nextTracking(order)) ?? "",
    isNeeded,
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const entered = tracking.read()
    if (entered === undefined) return
    if (isNeeded && entered === (conflict?.number ?? order.delivery.tracking_number)) onClose()
    else onSend(entered || undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(purpose === "shipped" ? "orders.ship.title" : "orders.tracking.title", {
        number: order.order_number,
      })}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Conflicts
          conflicts={conflict ? [{ path: "", mine: conflict.typed, theirs: conflict.number }] : []}
          texts={{ nameOf: () => t("orders.ship.tracking"), valueOf: (_path, value) => String(value) }}
          onChoose={(_path, value) => tracking.type(String(value))}
        />
        <TrackingField
          tracking={tracking}
          hint={t(purpose === "shipped" ? "orders.ship.hint" : "orders.tracking.hint")}
        />
        <DialogActions
          onCancel={onClose}
          action={t(purpose === "shipped" ? "orders.ship.action" : "orders.tracking.action")}
        />
      </form>
    </Dialog>
  )
}
