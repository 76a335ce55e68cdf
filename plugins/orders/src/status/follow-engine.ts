import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_STATUSES, type OrderStatus } from "@bon-perroquet/contract"
import { engineOrders } from "../orders"
import { factsTimeline } from "../orders/status"
import { alone } from "./alone"
import { engineOf } from "./engine"

const rankOf = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

/**
 * Takes over into an order's status what was done to the order in the engine's own administration: it was packed,
 * shipped, delivered or cancelled there. An order without a status of its own needs nothing: the engine speaks for it.
 */
export async function followEngine(container: MedusaContainer, orderId: string): Promise<void> {
  const { records } = engineOf(container)
  const isBehind = async (): Promise<{ from: OrderStatus; to: OrderStatus } | null> => {
    const { status } = (await records.recordsOf([orderId]))(orderId)
    const [order] = status ? await engineOrders(container, [orderId]) : []
    const last = order && factsTimeline(order).at(-1)
    if (!status || !last || rankOf(last.status) <= rankOf(status.status)) return null
    return new Date(last.at) > new Date(status.updated_at) ? { from: status.status, to: last.status } : null
  }
  // What the shop is doing itself needs no following.
  if ((await records.pendingChange(orderId)) || !(await isBehind())) return
  await alone(container, orderId, async () => {
    const behind = await isBehind()
    if (!behind || (await records.pendingChange(orderId))) return
    const change = await records.begin({
      order_id: orderId,
      from_status: behind.from,
      to_status: behind.to,
      tracking_number: null,
      by_email: null,
    })
    await records.finish(change)
  })
}
