import { ordersById, ownOrderIds, requireOrderIdOf } from "@bon-perroquet/orders/orders"
import type { Language, Order } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Returns the caller's orders, newest first. @param part default: all orders */
export const ordersOf = async (
  container: MedusaContainer,
  caller: Caller,
  language?: Language,
  part?: { offset: number; limit: number },
): Promise<Order[]> => ordersById(container, await ownOrderIds(container, caller, part), language)

/** @throws 404 for orders of others */
export async function orderOf(
  container: MedusaContainer,
  caller: Caller,
  orderNumber: string,
  language?: Language,
): Promise<Order> {
  const id = await requireOrderIdOf(container, caller, orderNumber)
  const [order] = await ordersById(container, [id], language)
  if (!order) throw refuse("order_not_found", 404)
  return order
}
