import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { Module } from "@medusajs/framework/utils"
import { STORE_CREDIT_OF_PEOPLE } from "../../ledger"
import { GiftCardModuleService } from "./service"

connectPersonalData(STORE_CREDIT_OF_PEOPLE)

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
export const GIFT_CARD_MODULE = "payment_method_gift_card"

export default Module(GIFT_CARD_MODULE, { service: GiftCardModuleService })
export type { GiftCardModuleService }
