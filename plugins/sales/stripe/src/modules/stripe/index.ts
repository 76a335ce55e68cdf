import { Module } from "@medusajs/framework/utils"
import { StripeModuleService } from "./service"

/** The prefix identifies a payment method. */
export const STRIPE_MODULE = "payment_method_stripe"

export default Module(STRIPE_MODULE, { service: StripeModuleService })
export type { StripeModuleService }
