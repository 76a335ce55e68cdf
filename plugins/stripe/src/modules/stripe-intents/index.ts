import { Module } from "@medusajs/framework/utils"
import { StripeIntentsModuleService } from "./service"

/** A payment method, by its name. */
const STRIPE_INTENTS_MODULE = "payment_method_stripe_intents"

export default Module(STRIPE_INTENTS_MODULE, { service: StripeIntentsModuleService })
