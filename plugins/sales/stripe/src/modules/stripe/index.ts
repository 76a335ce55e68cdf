import { Module } from "@medusajs/framework/utils"
import { StripeModuleService } from "./service"

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
export const STRIPE_MODULE = "payment_method_stripe"

export default Module(STRIPE_MODULE, { service: StripeModuleService })
export type { StripeModuleService }
