import type { OrderItem } from "@bon-perroquet/medusa-sql"

/** Returns the units that the customer keeps: without removed and returned ones. */
export const keptOf = ({
  quantity,
  return_received_quantity,
  return_dismissed_quantity,
}: OrderItem): number => quantity - return_received_quantity - return_dismissed_quantity
