import type { MedusaContainer } from "@medusajs/framework/types"
import type { Order, WithdrawalRequest } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { mailOrder } from "../mails"
import type { OrderRecord, WithdrawnItem } from "../modules/order-status"
import { ordersById } from "../orders"
import { confirmed, remainingOf, waitingSince, withdrawableOf } from "../orders/withdrawal"
import { isWithdrawable } from "../orders/withdrawal-period"
import { alone } from "../engine/alone"

/**
 * Takes a customer's declaration to withdraw from an order, or from a part of it, and acknowledges it by mail. Goods that
 * were sold as perishable are left out: the right does not apply to them. The same declaration again changes
 * nothing and gives the same answer. By number and e-mail address, which others may know, it is written down and
 * acknowledged as one that waits: the customer's own still counts, and is in time if the first one was.
 * Of an order of nothing but such goods that is what the mail says.
 * @throws 400 for what is not in the order, 404, 409 withdrawal_perishable, withdrawal_not_possible, withdrawal_too_late, order_busy
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

/** What a declaration adds to those before it: a quantity says how many of a line in all. */
function addedBy(
  order: Order,
  record: Pick<OrderRecord, "withdrawals">,
  wanted: WithdrawalRequest["items"],
): WithdrawnItem[] {
  const remaining = remainingOf(withdrawableOf(order.items), record)
  if (!wanted) return remaining
  for (const { id, quantity } of wanted) {
    const line = order.items.find((item) => item.id === id)
    if (!line || quantity > line.quantity) throw refuse("withdrawal_unknown_item", 400, { field: "items" })
    if (line.is_perishable) throw refuse("withdrawal_perishable", 409)
  }
  return withdrawableOf(order.items).flatMap(({ id, name, quantity: ordered }) => {
    const all = Math.max(0, ...wanted.flatMap((item) => (item.id === id ? [item.quantity] : [])))
    const left = remaining.find((item) => item.id === id)?.quantity ?? 0
    const quantity = all - (ordered - left)
    return quantity > 0 ? [{ id, name, quantity }] : []
  })
}
