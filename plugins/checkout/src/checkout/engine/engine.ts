import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../../modules/checkout"

/** Everything of the engine that a checkout touches, resolved once per call. */
export function engineOf(container: MedusaContainer) {
  return {
    container,
    attempts: container.resolve<CheckoutModuleService>(CHECKOUT_MODULE),
    cart: container.resolve(Modules.CART),
    customer: container.resolve(Modules.CUSTOMER),
    inventory: container.resolve(Modules.INVENTORY),
    locking: container.resolve(Modules.LOCKING),
    order: container.resolve(Modules.ORDER),
    payment: container.resolve(Modules.PAYMENT),
    events: container.resolve(Modules.EVENT_BUS),
    knex: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    query: container.resolve(ContainerRegistrationKeys.QUERY),
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
  }
}
export type Engine = ReturnType<typeof engineOf>

/**
 * Whether the cart, or what the work needed of the engine, was somebody else's all the while: it is to be tried again.
 * Workflows throw what their steps have thrown as plain objects.
 */
export const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "LeaseTimeout"

/** Steps of one cart's checkout never run side by side; what must happen once is guaranteed by the attempts' table. */
export const leaseKey = (cartId: string): string => `checkout:${cartId}`
