import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_STATUSES, type OrderStatus } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { RefundRow, StockState } from "../modules/order-status"
import { engineOrders } from "../orders"
import { factsTimeline } from "../orders/status"
import { alone } from "../engine/alone"
import { engineOf } from "../engine/engine"

const rankOf = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

type Step = { from: OrderStatus; to: OrderStatus; at: string }

/** Returns the step from the stored status to a later one of Medusa's order, or null. */
function stepOf(order: EngineOrder, from: OrderStatus, refunds: RefundRow[]): Step | null {
  const last = factsTimeline(order, refunds).at(-1)
  if (!last || last.status === from) return null
  return rankOf(last.status) > rankOf(from) ? { from, to: last.status, at: last.at } : null
}

/** Where the goods are in each status. Medusa Admin has already changed the stock levels accordingly. */
const STOCK_STATES: Record<OrderStatus, StockState> = {
  pending: "reserved",
  paid: "reserved",
  preparing: "taken",
  shipped: "taken",
  delivered: "taken",
  cancelled: "returned",
}

/**
 * Updates the stored status after packing, shipping, delivery or cancellation in Medusa Admin. Does nothing
 * for an order without a stored status.
 */
export async function followEngine(container: MedusaContainer, orderId: string): Promise<void> {
  const { records } = engineOf(container)
  const isBehind = async (): Promise<Step | null> => {
    const { status, pending, refunds } = await records.recordOf(orderId)
    // Does nothing during a status change that the shop itself is making.
    const [order] = status && !pending ? await engineOrders(container, [orderId]) : []
    const step = status && order ? stepOf(order, status.status, refunds) : null
    return status && step && new Date(step.at) > new Date(status.updated_at) ? step : null
  }
  if (!(await isBehind())) return
  await alone(container, orderId, async () => {
    const behind = await isBehind()
    if (!behind) return
    const change = await records.begin({
      order_id: orderId,
      from_status: behind.from,
      to_status: behind.to,
      tracking_number: null,
      by_email: null,
    })
    await records.finish(change, STOCK_STATES[behind.to])
  })
}
