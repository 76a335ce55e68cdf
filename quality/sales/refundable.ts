import type { Refundable } from "@bon-perroquet/contract"

/** Returns the refundable lines as text, so that they can be compared. @param idOf maps the id of a line */
export const refundableLines = ({ items }: Refundable, idOf: (line: string) => string): string[] =>
  items.map(({ id, quantity, amount_cents }) => `${quantity} of ${idOf(id)}: ${amount_cents}`).sort()
