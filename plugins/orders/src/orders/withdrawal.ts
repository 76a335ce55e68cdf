import type { Order, Withdrawal } from "@bon-perroquet/contract"
import type { OrderRecord, WithdrawnItem } from "../modules/order-status"

type Line = Pick<Order["items"][number], "id" | "name" | "quantity">

type Declarations = Pick<OrderRecord, "withdrawals">

/** How many of a line were withdrawn from; a declaration that is confirmed was made before, without being so. */
function declaredOf({ id: lineId, quantity: ordered }: Line, { withdrawals }: Declarations): number {
  const declared = withdrawals
    .flatMap(({ items }) => items)
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)
  return Math.min(declared, ordered)
}

/** What was declared by who reads the order's mail: a stranger's word leaves the customer free to say it. */
export const confirmed = ({ withdrawals }: Declarations): Declarations => ({
  withdrawals: withdrawals.filter((withdrawal) => withdrawal.confirmed),
})

/** When the oldest declaration came that waits to be confirmed: whoever confirms it was in time if it was. */
export const waitingSince = ({ withdrawals }: Declarations): number | undefined =>
  withdrawals.filter((withdrawal) => !withdrawal.confirmed).map(({ at }) => new Date(at).getTime())[0]

const lineOf = ({ id, name }: Line, quantity: number): WithdrawnItem => ({ id, name, quantity })

/** What nobody has withdrawn from yet. */
export const remainingOf = (lines: Line[], record: Declarations): WithdrawnItem[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - declaredOf(line, record)
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })

/** All that was withdrawn from, as one; null when nothing was. */
export function withdrawalOf(lines: Line[], record: Declarations): Withdrawal | null {
  const last = record.withdrawals.at(-1)
  if (!last) return null
  const messages = record.withdrawals.flatMap(({ message }) => (message ? [message] : []))
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
