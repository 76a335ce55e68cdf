import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Confirmation } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { TrackingDialog } from "./TrackingDialog"
import type { useStatusChange } from "./use-status-change"

type StatusQuestionProps = { order: AdminOrder; change: ReturnType<typeof useStatusChange> }

/** Requires confirmation of a status change and its e-mail, or the tracking number. */
export function StatusQuestion({ order, change }: StatusQuestionProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  const { asked, close, settle } = change
  const number = order.order_number
  if (asked === "shipped" || asked === "tracking")
    return (
      <TrackingDialog
        order={order}
        purpose={asked}
        conflict={change.conflict}
        onClose={close}
        onSend={settle}
      />
    )
  if (asked === "cancelled")
    return (
      <Confirmation
        open
        onClose={close}
        title={t("orders.cancel.title", { number })}
        text={`${t(order.refundable_cents > 0 ? "orders.cancel.text" : "orders.cancel.textUnpaid", {
          amount: formatCents(order.refundable_cents, language),
        })} ${t("orders.mail.cancelled")}`}
        action={t("orders.cancel.action")}
        cancel={t("orders.cancel.keep")}
        onConfirm={() => settle()}
      />
    )
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
      onConfirm={() => settle()}
    />
  )
}
