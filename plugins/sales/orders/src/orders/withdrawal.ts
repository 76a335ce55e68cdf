import type { Order, Withdrawal } from "@bon-perroquet/contract"
import type { OrderRecord, WithdrawnItem } from "../modules/order-status"

type Line = Pick<Order["items"][number], "id" | "name" | "quantity"> &
  Partial<Pick<Order["items"][number], "returned_quantity">>

export const withdrawableOf = <L extends Pick<Order["items"][number], "is_perishable">>(lines: L[]): L[] =>
  lines.filter(({ is_perishable }) => !is_perishable)

type Declarations = Pick<OrderRecord, "withdrawals">

const orderedOf = ({ quantity, returned_quantity = 0 }: Line): number => quantity + returned_quantity

/**
 * Returns the withdrawn units of a line. At most the ordered ones count, because a confirmation repeats the
 * units of its unconfirmed withdrawal.
 */
function declaredOf(line: Line, { withdrawals }: Declarations): number {
  const lineId = line.id
  const declared = withdrawals
    .flatMap(({ items }) => items)
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)
  return Math.min(declared, orderedOf(line))
}

/**
 * Leaves out unconfirmed withdrawals. A stranger may have declared them, so they must not block the customer.
 */
export const confirmed = ({ withdrawals }: Declarations): Declarations => ({
  withdrawals: withdrawals.filter((withdrawal) => withdrawal.confirmed),
})

/**
 * Returns the time of the oldest unconfirmed withdrawal. When it is confirmed, it counts from this time. Refused ones,
 * without items, do not count.
 */
export const waitingSince = ({ withdrawals }: Declarations): number | undefined =>
  withdrawals
    .filter((withdrawal) => !withdrawal.confirmed && withdrawal.items.length)
    .map(({ at }) => new Date(at).getTime())[0]

const lineOf = ({ id, name }: Line, quantity: number): WithdrawnItem => ({ id, name, quantity })

/** Returns the units that are neither withdrawn nor returned. */
export const remainingOf = (lines: Line[], record: Declarations): WithdrawnItem[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, orderedOf(line) - declaredOf(line, record))
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })

export function withdrawalOf(lines: Line[], record: Declarations): Withdrawal | null {
  // Skips withdrawals without items, which were refused.
  const withdrawals = record.withdrawals.filter(({ items }) => items.length)
  const last = withdrawals.at(-1)
  if (!last) return null
  const messages = withdrawals.flatMap(({ message }) => (message ? [message] : []))
  return {
    at: new Date(last.at).toISOString(),
    items: lines.flatMap((line) => {
      const quantity = declaredOf(line, record)
      return quantity > 0 ? [lineOf(line, quantity)] : []
    }),
    message: messages.length ? messages.join("\n\n") : null,
    confirmed: lines.every((line) => declaredOf(line, confirmed(record)) === declaredOf(line, record)),
  }
}
