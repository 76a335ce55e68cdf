import { connectLetters } from "@bon-perroquet/mail/wording"
import { connectRepeats } from "@bon-perroquet/shop-api/offers"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { REPEAT_LETTERS } from "../../letters/letters"
import { REPEATS_OF_PEOPLE } from "./of-people"
import { offerOf, RepeatDeliveriesModuleService, type Offer } from "./service"

export const REPEAT_DELIVERIES_MODULE = "repeat_deliveries"

export type { RepeatDeliveriesModuleService }
export type { Offer } from "./service"
export type { Undoable } from "./link-rows"
export {
  OPEN_RUNS,
  type Destination,
  type Goods,
  type Repeat,
  type RepeatLine,
  termsOf,
  type Terms,
  type Replaced,
  type Run,
  type RunState,
} from "./repeat"

/** Runs at start, because every process needs the offer. */
function connect({ options }: LoaderOptions<Partial<Offer> & Record<string, unknown>>): Promise<void> {
  const offer = offerOf(options ?? {})
  connectPersonalData(REPEATS_OF_PEOPLE)
  if (offer.rhythms.length) {
    connectRepeats(offer)
    connectLetters(REPEAT_LETTERS)
  }
  return Promise.resolve()
}

export default Module(REPEAT_DELIVERIES_MODULE, {
  service: RepeatDeliveriesModuleService,
  loaders: [connect],
})
