import type { Order } from "@bon-perroquet/contract"
import { type EngineOrder, readOrders } from "@bon-perroquet/engine-tables"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_STATUS_MODULE, type OrderRecord, type OrderStatusModuleService } from "../modules/order-status"
import { documentsOf } from "./documents"
import { orderView } from "./view"

export { numberOfPayment, orderOfBuyer, orderIdOfNumber, recentOrderIds } from "./order-ids"
export { streetOf } from "./street"

/** The engine's orders with these ids, newest first. */
export const engineOrders = (container: MedusaContainer, ids: string[]): Promise<EngineOrder[]> =>
  readOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), ids)

/** The contract's orders of the engine's. */
export async function viewsOf(container: MedusaContainer, orders: EngineOrder[]): Promise<Order[]> {
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  const ids = orders.map(({ id }) => id)
  const [viewOf, recordOf, issuedFor] = await Promise.all([
    viewer(container),
    records.recordsOf(ids),
    documentsOf(container, ids),
  ])
  return orders.map((order) => viewOf(order, recordOf(order.id), issuedFor(order.id)))
}

/** Makes the contract's order of what is known of it. */
export async function viewer(
  container: MedusaContainer,
): Promise<(order: EngineOrder, record: OrderRecord, documents: Order["documents"]) => Order> {
  const { options } = await shopSnapshot(container)
  const codeOf = (optionId: string) => options.find(({ id }) => id === optionId)?.code
  return (order, record, documents) => orderView(order, record, documents, codeOf)
}

/** The contract's orders with these engine's ids, newest first. */
export const ordersById = async (container: MedusaContainer, ids: string[]): Promise<Order[]> =>
  viewsOf(container, await engineOrders(container, ids))
