import { Module } from "@medusajs/framework/utils"
import { BankTransferModuleService } from "./service"

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
export const BANK_TRANSFER_MODULE = "payment_method_bank_transfer"

export default Module(BANK_TRANSFER_MODULE, { service: BankTransferModuleService })
export type { BankTransferModuleService }
export type { Transfer } from "./transfer-rows"
