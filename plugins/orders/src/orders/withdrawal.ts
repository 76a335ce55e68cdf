import type { Order, Withdrawal } from "@bon-perroquet/contract"
import type { OrderRecord, WithdrawnItem } from "../modules/order-status"

type Line = Pick<Order["items"][number], "id" | "name" | "quantity">

/** How many of a line were withdrawn from, in all declarations. */
const declaredOf = (lineId: string, { withdrawals }: Pick<OrderRecord, "withdrawals">): number =>
  withdrawals
    .flatMap(({ items }) => items)
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)

const lineOf = ({ id, name }: Line, quantity: number): WithdrawnItem => ({ id, name, quantity })

/** What nobody has withdrawn from yet. */
export const remainingOf = (lines: Line[], record: Pick<OrderRecord, "withdrawals">): WithdrawnItem[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - declaredOf(line.id, record)
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })

/** All that was withdrawn from, as one; null when nothing was. */
export function withdrawalOf(lines: Line[], record: Pick<OrderRecord, "withdrawals">): Withdrawal | null {
  const last = record.withdrawals.at(-1)
  if (!last) return null
  const messages = record.withdrawals.flatMap(({ message }) => (message ? [message] : []))
  return {
    at: new Date(last.at).toISOString(),
    items: lines.flatMap((line) => {
      const quantity = declaredOf(line.id, record)
      return quantity > 0 ? [lineOf(line, quantity)] : []
    }),
    message: messages.length ? messages.join("\n\n") : null,
  }
}
