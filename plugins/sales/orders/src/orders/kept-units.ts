import type { OrderItem } from "@bon-perroquet/medusa-sql"

/** Returns the units of a line that were neither removed nor returned. */
export const keptOf = ({
  quantity,
  return_received_quantity,
  return_dismissed_quantity,
}: OrderItem): number => quantity - return_received_quantity - return_dismissed_quantity
