import type { MedusaContainer } from "@medusajs/framework/types"
import type { Order, WithdrawalRequest } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { mailOrder } from "../mails"
import type { OrderRecord, WithdrawnItem } from "../modules/order-status"
import { ordersById } from "../orders"
import { confirmed, remainingOf, waitingSince, withdrawableOf } from "../orders/withdrawal"
import { isWithdrawable } from "../orders/withdrawal-period"
import { alone } from "../engine/alone"

/**
 * Records a withdrawal from all or a part of an order, and e-mails an acknowledgement. Perishable goods are
 * excluded. Idempotent. If it was declared only with order number and e-mail address, which other people may
 * know, it stays unconfirmed until the customer repeats it. It then counts from the earlier date. Such a
 * declaration is also acknowledged if it is refused, because nobody sees an error.
 * @param by `byNumberAt`: when it was declared with order number and e-mail address
 * @throws 400 for unknown lines, 404, 409 order_busy. To the customer also 409 withdrawal_perishable,
 * withdrawal_not_possible, withdrawal_too_late
 */
export async function declareWithdrawal(
  container: MedusaContainer,
  orderId: string,
  { items, message }: WithdrawalRequest,
  { byNumberAt }: { byNumberAt?: Date } = {},
): Promise<Order> {
  await alone(container, orderId, async ({ records }) => {
    const order = await viewOf(container, orderId)
    const record = await records.recordOf(orderId)
    const isCustomer = !byNumberAt
    const hasGoods = withdrawableOf(order.items).length > 0
    const added = hasGoods ? addedBy(order, isCustomer ? confirmed(record) : record, items) : []
    if (hasGoods && !added.length && (isCustomer || record.withdrawals.length)) return
    const since = byNumberAt ? byNumberAt.getTime() : waitingSince(record)
    const refusal = hasGoods ? refusalOf(order, since) : PERISHABLE
    if (refusal && isCustomer) throw refuse(refusal, 409)
    if (refusal && isAnswered(order, record)) return
    await records.declareWithdrawal({
      order_id: orderId,
      items: refusal ? [] : added,
      message: refusal ? null : message || null,
      confirmed: isCustomer,
      ...(byNumberAt && { at: byNumberAt }),
    })
  })
  await mailOrder(container, orderId)
  return viewOf(container, orderId)
}

const PERISHABLE = "withdrawal_perishable"

/** Returns why a withdrawal comes too early or too late, or null. @param since default: now */
function refusalOf({ timeline, status }: Order, since?: number) {
  if (isWithdrawable(timeline, since)) return null
  return status === "delivered" ? "withdrawal_too_late" : "withdrawal_not_possible"
}

/** A refusal is e-mailed once per status, because a stranger can repeat the declaration. */
function isAnswered({ timeline }: Order, { withdrawals }: OrderRecord): boolean {
  const changedAt = Date.parse(timeline.at(-1)?.at ?? "") || 0
  return withdrawals.some(({ items, at }) => !items.length && new Date(at).getTime() >= changedAt)
}

async function viewOf(container: MedusaContainer, orderId: string): Promise<Order> {
  const [order] = await ordersById(container, [orderId])
  if (!order) throw refuse("order_not_found", 404)
  return order
}

/**
 * Returns the units that a request adds. Requested quantities are totals, so earlier withdrawals are
 * subtracted.
 */
function addedBy(
  order: Order,
  record: Pick<OrderRecord, "withdrawals">,
  requested: WithdrawalRequest["items"],
): WithdrawnItem[] {
  const remaining = remainingOf(withdrawableOf(order.items), record)
  if (!requested) return remaining
  for (const { id, quantity } of requested) {
    const line = order.items.find((item) => item.id === id)
    if (!line || quantity > line.quantity) throw refuse("withdrawal_unknown_item", 400, { field: "items" })
    if (line.is_perishable) throw refuse(PERISHABLE, 409)
  }
  return withdrawableOf(order.items).flatMap(({ id, name, quantity: ordered }) => {
    const all = Math.max(0, ...requested.flatMap((item) => (item.id === id ? [item.quantity] : [])))
    const left = remaining.find((item) => item.id === id)?.quantity ?? 0
    const quantity = all - (ordered - left)
    return quantity > 0 ? [{ id, name, quantity }] : []
  })
}
