import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../../modules/checkout"

/** Returns the services of the engine (the Medusa process) that the checkout uses. */
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
 * Returns the key of the lock (lease) of a cart or of a paid order. The lock only saves work: a unique index
 * prevents a second live attempt.
 */
export const leaseKey = (cartId: string): string => `checkout:${cartId}`

export interface Charged {
  is_tax_inclusive?: boolean | null
}

/** Marks a price as VAT-inclusive, unless `is_tax_inclusive` is already set. */
export const withVat = <T extends Charged>(charged: T): T => ({
  ...charged,
  is_tax_inclusive: charged.is_tax_inclusive ?? true,
})
