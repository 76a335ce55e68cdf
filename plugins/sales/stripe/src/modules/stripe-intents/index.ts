import { Module } from "@medusajs/framework/utils"
import { StripeIntentsModuleService } from "./service"

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
const STRIPE_INTENTS_MODULE = "payment_method_stripe_intents"

export default Module(STRIPE_INTENTS_MODULE, { service: StripeIntentsModuleService })
