import type { OrderStatus } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../components/Badge"

/** The colour of each status. */
export const STATUS_TONES = {
  pending: "quiet",
  paid: "success",
  preparing: "warning",
  shipped: "information",
  delivered: "success",
  cancelled: "danger",
} as const satisfies Record<OrderStatus, string>

/** How far an order has come. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("account")
  return <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
}
