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
 * know, it stays unconfirmed until the customer repeats it. It then counts from the earlier date.
 * @throws 400 for unknown lines, 404, 409 withdrawal_perishable, withdrawal_not_possible,
 * withdrawal_too_late, order_busy
 */
export async function declareWithdrawal(
  container: MedusaContainer,
  orderId: string,
  { items, message }: WithdrawalRequest,
  by: "customer" | "number_and_email" = "customer",
): Promise<Order> {
  await alone(container, orderId, async ({ records }) => {
    const order = await viewOf(container, orderId)
    const record = await records.recordOf(orderId)
    const isCustomer = by === "customer"
    if (!withdrawableOf(order.items).length) {
      if (isCustomer) throw refuse("withdrawal_perishable", 409)
      if (record.withdrawals.length) return
      await records.declareWithdrawal({ order_id: orderId, items: [], message: null, confirmed: false })
      return
    }
    const added = addedBy(order, isCustomer ? confirmed(record) : record, items)
    if (!added.length) return
    if (!isWithdrawable(order.timeline, isCustomer ? waitingSince(record) : undefined))
      throw refuse(order.status === "delivered" ? "withdrawal_too_late" : "withdrawal_not_possible", 409)
    await records.declareWithdrawal({
      order_id: orderId,
      items: added,
      message: message || null,
      confirmed: isCustomer,
    })
  })
  await mailOrder(container, orderId)
  return viewOf(container, orderId)
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
    if (line.is_perishable) throw refuse("withdrawal_perishable", 409)
  }
  return withdrawableOf(order.items).flatMap(({ id, name, quantity: ordered }) => {
    const all = Math.max(0, ...requested.flatMap((item) => (item.id === id ? [item.quantity] : [])))
    const left = remaining.find((item) => item.id === id)?.quantity ?? 0
    const quantity = all - (ordered - left)
    return quantity > 0 ? [{ id, name, quantity }] : []
  })
}
