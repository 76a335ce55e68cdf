import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../modules/checkout"
import { stripeClient, type StripeOptions } from "../stripe"

/** Everything of the engine that a checkout touches, resolved once per call. */
export function engineOf(container: MedusaContainer) {
  const options = pluginOptions(container)
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
    link: container.resolve(ContainerRegistrationKeys.LINK),
    query: container.resolve(ContainerRegistrationKeys.QUERY),
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
    options,
    stripe: stripeClient(options),
  }
}
export type Engine = ReturnType<typeof engineOf>

/** The payment provider as Medusa knows it: identifier and id from medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_stripe-checkout_stripe"

export type PluginOptions = StripeOptions & {
  webhookSecret?: string
  /** The shop's name on the payment page. */
  displayName?: string
}

/** This plugin's options in medusa-config.js. */
export function pluginOptions(container: MedusaContainer): PluginOptions {
  const { plugins } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const plugin = plugins.find(
    (candidate) => typeof candidate === "object" && candidate.resolve === "@bon-perroquet/stripe-checkout",
  )
  return typeof plugin === "object" ? (plugin.options ?? {}) : {}
}

/**
 * Whether the cart, or what the work needed of the engine, was somebody else's all the while: it is to be tried again.
 * Workflows throw what their steps have thrown as plain objects.
 */
export const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "LeaseTimeout"

/** Steps of one cart's checkout never run side by side; what must happen once is guaranteed by the attempts' table. */
export const leaseKey = (cartId: string): string => `checkout:${cartId}`
