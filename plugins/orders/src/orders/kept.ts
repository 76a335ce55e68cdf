import type { OrderItem } from "@bon-perroquet/engine-tables"

/** How many of a line the customer keeps: without what an edit took out, and what came back. */
export const keptOf = ({
  quantity,
  return_received_quantity,
  return_dismissed_quantity,
}: OrderItem): number => quantity - return_received_quantity - return_dismissed_quantity
