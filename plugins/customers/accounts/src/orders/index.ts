import { ordersById } from "@bon-perroquet/orders/orders"
import type { Language, Order } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { provedEmail } from "../customers"
import { orderIdOf, orderIdsOf, type Owner } from "@bon-perroquet/medusa-sql/buying/owned-orders"

const ownerOf = (caller: Caller): Owner | null =>
  caller.customer && { customer_id: caller.customer.id, verified_email: provedEmail(caller) }

export async function ordersOf(
  container: MedusaContainer,
  caller: Caller,
  language?: Language,
): Promise<Order[]> {
  const owner = ownerOf(caller)
  if (!owner) return []
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return ordersById(container, await orderIdsOf(knex, owner), language)
}

/** @throws 404 for orders of others */
export async function requireOrderIdOf(
  container: MedusaContainer,
  caller: Caller,
  orderNumber: string,
): Promise<string> {
  const owner = ownerOf(caller)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = owner && (await orderIdOf(knex, owner, orderNumber))
  if (!id) throw refuse("order_not_found", 404)
  return id
}

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
