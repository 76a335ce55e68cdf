import type { Order, WithdrawalRequest } from "@bon-perroquet/contract"

/** `quantities` has the sequence of the offered lines. */
export type WithdrawalValues = { quantities: string[]; message: string }

/** Line with the units that can still be withdrawn. */
export type OfferedLine = Pick<Order["items"][number], "id" | "name" | "quantity"> & {
  /** Units of the line that the customer has already withdrawn. */
  withdrawn: number
}

/**
 * Returns the lines that can still be withdrawn. While a withdrawal is unconfirmed, it offers all units, because the
 * customer confirms it by declaring it again.
 */
export function offeredLines({ items, withdrawal }: Pick<Order, "items" | "withdrawal">): OfferedLine[] {
  const declared = withdrawal?.confirmed ? withdrawal.items : []
  return items.flatMap(({ id, name, quantity: total, returned_quantity, is_perishable }) => {
    const before = declared.find((item) => item.id === id)?.quantity ?? 0
    const quantity = Math.min(total, total + returned_quantity - before)
    return is_perishable || quantity <= 0 ? [] : [{ id, name, quantity, withdrawn: total - quantity }]
  })
}

export const everything = (lines: OfferedLine[]): WithdrawalValues => ({
  quantities: lines.map(({ quantity }) => String(quantity)),
  message: "",
})

/** Returns the lines of which the customer withdraws units. */
export const chosenLines = (lines: OfferedLine[], { quantities }: WithdrawalValues): OfferedLine[] =>
  lines
    .map((line, index) => ({ ...line, quantity: Number(quantities[index] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

/** Converts form values to an API request, whose quantities include the units of earlier withdrawals. */
export function requestOf(lines: OfferedLine[], values: WithdrawalValues): WithdrawalRequest {
  const { message } = values
  const items = chosenLines(lines, values).map(({ id, quantity, withdrawn }) => ({
    id,
    quantity: withdrawn + quantity,
  }))
  return { items, ...(message.trim() && { message }) }
}
