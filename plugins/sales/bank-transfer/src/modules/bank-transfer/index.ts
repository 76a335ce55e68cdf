import { Module } from "@medusajs/framework/utils"
import { BankTransferModuleService } from "./service"

/** The checkout finds payment methods by this prefix. */
export const BANK_TRANSFER_MODULE = "payment_method_bank_transfer"

export default Module(BANK_TRANSFER_MODULE, { service: BankTransferModuleService })
export type { BankTransferModuleService }
export type { Transfer } from "./transfer-rows"
