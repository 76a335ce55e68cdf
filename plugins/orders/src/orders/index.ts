import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { Order } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_STATUS_MODULE, type OrderStatusModuleService } from "../modules/order-status"
import { engineOrders, type EngineOrder } from "./engine-order"
import { orderView } from "./view"

export { engineOrders, type EngineOrder } from "./engine-order"
export { numberOfPayment, orderOfBuyer, orderIdOfNumber, recentOrderIds } from "./order-ids"
export { streetOf } from "./street"

/** The contract's orders of the engine's. */
export async function viewsOf(container: MedusaContainer, orders: EngineOrder[]): Promise<Order[]> {
  const { options } = await shopSnapshot(container)
  const codeOf = (optionId: string) => options.find(({ id }) => id === optionId)?.code
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  const recordOf = await records.recordsOf(orders.map(({ id }) => id))
  return orders.map((order) => orderView(order, recordOf(order.id), codeOf))
}

/** The contract's orders with these engine's ids, newest first. */
export const ordersById = async (container: MedusaContainer, ids: string[]): Promise<Order[]> =>
  viewsOf(container, await engineOrders(container, ids))
