import { refuse } from "@bon-perroquet/api-kit/http"
import { provedEmail, type Caller } from "@bon-perroquet/api-kit/identity"
import {
  countOrdersOf,
  orderIdOf,
  orderIdsOf,
  type Owner,
} from "@bon-perroquet/medusa-sql/buying/owned-orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const ownerOf = (caller: Caller): Owner | null =>
  caller.customer && { customer_id: caller.customer.id, verified_email: provedEmail(caller) }

/** Returns the ids of the caller's orders, newest first. @param part default: all orders */
export async function ownOrderIds(
  container: MedusaContainer,
  caller: Caller,
  part?: { offset: number; limit: number },
): Promise<string[]> {
  const owner = ownerOf(caller)
  return owner ? orderIdsOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), owner, part) : []
}

export async function countOwnOrders(container: MedusaContainer, caller: Caller): Promise<number> {
  const owner = ownerOf(caller)
  return owner ? countOrdersOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), owner) : 0
}

/** Returns the id of an order that the caller may see. @throws 404 for any other order */
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
