import { Module } from "@medusajs/framework/utils"
import { PaymentAccountModuleService } from "./service"

export const PAYMENT_ACCOUNT_MODULE = "payment_account"

export default Module(PAYMENT_ACCOUNT_MODULE, { service: PaymentAccountModuleService })
export type { PaymentAccountModuleService }
export { connectionOf, PAYMENT_ACCOUNT, savedConnection, sealKey, sealSecret } from "./saved"
