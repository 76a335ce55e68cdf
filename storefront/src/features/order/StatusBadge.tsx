import type { Order, OrderStatus } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../components/Badge"

export const STATUS_TONES = {
  pending: "quiet",
  paid: "success",
  preparing: "warning",
  shipped: "information",
  delivered: "success",
  cancelled: "danger",
} as const satisfies Record<OrderStatus, string>

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("account")
  return <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
}

export function OrderStateBadges({ order }: { order: Pick<Order, "status" | "on_hold" | "partly_shipped"> }) {
  const { t } = useTranslation("account")
  return (
    <span className="flex flex-wrap gap-1.5">
      {order.partly_shipped ? (
        <Badge tone={STATUS_TONES.shipped}>{t("orders.partlyShipped")}</Badge>
      ) : (
        <StatusBadge status={order.status} />
      )}
      {order.on_hold && <Badge tone="warning">{t("orders.onHold")}</Badge>}
    </span>
  )
}
