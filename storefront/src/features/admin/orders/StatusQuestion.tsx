import type { AdminOrder } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Confirmation } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { TrackingDialog } from "./TrackingDialog"
import type { useStatusChange } from "./use-status-change"

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
