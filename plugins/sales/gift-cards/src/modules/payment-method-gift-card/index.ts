import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { STORE_CREDIT_OF_PEOPLE } from "../../ledger"
import { SOLD_CARDS_OF_PEOPLE } from "../../purchases/people"
import { GiftCardModuleService, isOffered, sellsCards } from "./service"

/** The checkout finds the modules of payment methods by the prefix `payment_method_`. */
export const GIFT_CARD_MODULE = "payment_method_gift_card"

/** Connects personal data even if the shop offers no balances, because some may have been given before. */
function connect({ options }: LoaderOptions): Promise<void> {
  connectPersonalData(STORE_CREDIT_OF_PEOPLE)
  connectPersonalData(SOLD_CARDS_OF_PEOPLE)
  offerService("gift_cards", () => isOffered(options))
  offerService("gift_card_sales", () => sellsCards(options))
  return Promise.resolve()
}

export default Module(GIFT_CARD_MODULE, { service: GiftCardModuleService, loaders: [connect] })
export type { GiftCardModuleService }
