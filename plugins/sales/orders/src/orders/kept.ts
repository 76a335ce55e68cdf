import type { OrderItem } from "@bon-perroquet/medusa-sql"

/** Returns units without removed and returned ones. */
export const keptOf = ({
  quantity,
  return_received_quantity,
  return_dismissed_quantity,
}: OrderItem): number => quantity - return_received_quantity - return_dismissed_quantity
