import type { OrderStatus } from "@bon-perroquet/contract"
import { StatusBadge } from "@medusajs/ui"
import { useTexts } from "./texts"

const COLOUR: Record<OrderStatus, "green" | "orange" | "blue" | "red" | "grey"> = {
  pending: "grey",
  paid: "green",
  preparing: "orange",
  shipped: "blue",
  delivered: "green",
  cancelled: "red",
}

export function StatusBadgeOf({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return <StatusBadge color={COLOUR[status]}>{t(`status.${status}`)}</StatusBadge>
}
