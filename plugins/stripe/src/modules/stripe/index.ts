import { Module } from "@medusajs/framework/utils"
import { StripeModuleService } from "./service"

/** A payment method of the checkout, by the beginning of its name. */
export const STRIPE_MODULE = "payment_method_stripe"

export default Module(STRIPE_MODULE, { service: StripeModuleService })
export type { StripeModuleService }
