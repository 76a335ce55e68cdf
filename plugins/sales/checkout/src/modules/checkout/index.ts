import { Module } from "@medusajs/framework/utils"
import { CheckoutModuleService } from "./service"

export const CHECKOUT_MODULE = "checkout"

export default Module(CHECKOUT_MODULE, { service: CheckoutModuleService })
export type { CheckoutModuleService }
export { newAttemptId, type Attempt } from "./attempt"
export type { FailedAttemptRefund } from "./failed-refund-rows"
export type { PaymentNotice } from "./notice-rows"
export { serialOf } from "./order-numbers"
export type { Restore } from "./restores"
export * from "./states"
