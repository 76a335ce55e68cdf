import { Module } from "@medusajs/framework/utils"
import { StripeIntentsModuleService } from "./service"

/** The prefix identifies a payment method. */
const STRIPE_INTENTS_MODULE = "payment_method_stripe_intents"

export default Module(STRIPE_INTENTS_MODULE, { service: StripeIntentsModuleService })
