import { isFullyRefunded, type AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { StatusBadge } from "../../order"

/** Returns whether goods of an order may still have to be sent: false if it is cancelled or completely refunded. */
export const isToSend = (order: AdminOrder): boolean =>
  order.status !== "cancelled" && !(isGivenBack(order) && !LEFT.includes(order.status))
const isGivenBack = (order: AdminOrder): boolean => isFullyRefunded(order) || order.to_pack.length === 0
const LEFT: readonly AdminOrder["status"][] = ["shipped", "delivered"]

type OrderBadgesProps = {
  order: AdminOrder
  /** True if a selector next to the badges shows the status. */ hasSelector?: boolean
}

export function OrderBadges({ order, hasSelector = false }: OrderBadgesProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentBadge order={order} />
      <ParcelBadge order={order} hasSelector={hasSelector} />
    </span>
  )
}

const PAYMENT_TONES = {
  free: "quiet",
  none: "quiet",
  paid: "success",
  partly: "warning",
  refunded: "danger",
} as const

function paymentOf(order: AdminOrder): keyof typeof PAYMENT_TONES {
  const { paid_cents, refunded_cents } = order.payment
  if (order.totals.total_cents === 0) return "free"
  if (paid_cents === 0) return "none"
  if (isFullyRefunded(order)) return "refunded"
  return refunded_cents > 0 ? "partly" : "paid"
}

function PaymentBadge({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const payment = paymentOf(order)
  return <Badge tone={PAYMENT_TONES[payment]}>{t(`orders.money.${payment}`)}</Badge>
}

function ParcelBadge({ order, hasSelector = false }: OrderBadgesProps) {
  const { t } = useTranslation("admin")
  const { status } = order
  if (order.on_hold) return <Badge tone="danger">{t("orders.parcel.on_hold")}</Badge>
  if (order.waiting.length) return <Badge tone="warning">{t("orders.parcel.waiting")}</Badge>
  if (order.partly_shipped) return <Badge tone="warning">{t("orders.parcel.partly")}</Badge>
  if (status !== "cancelled" && !isToSend(order)) return <Badge>{t("orders.parcel.none")}</Badge>
  if (status === "pending") return <Badge>{t("orders.parcel.pending")}</Badge>
  if (status === "paid") return <Badge tone="warning">{t("orders.parcel.paid")}</Badge>
  return hasSelector ? null : <StatusBadge status={status} />
}
