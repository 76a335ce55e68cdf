import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectLetters } from "@bon-perroquet/api-kit/mails"
import { connectRepeats } from "@bon-perroquet/shop-api/offers"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { REPEAT_LETTERS } from "../../letters/letters"
import { SUBSCRIPTIONS_FILE } from "../../moving-out"
import { REPEATS_OF_PEOPLE } from "./of-people"
import { currentOffer, RepeatDeliveriesModuleService, type RepeatOptions } from "./service"

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

/** Registers the offer, personal data, exported data and e-mails at start. Every process needs them. */
function connect({
  options,
}: LoaderOptions<Partial<RepeatOptions> & Record<string, unknown>>): Promise<void> {
  const offered = () => {
    const offer = currentOffer(options ?? {})
    return offer.rhythms.length ? offer : null
  }
  connectPersonalData(REPEATS_OF_PEOPLE)
  connectArchiveFile(SUBSCRIPTIONS_FILE)
  connectRepeats(offered)
  connectLetters(REPEAT_LETTERS, () => offered() !== null)
  return Promise.resolve()
}

export default Module(REPEAT_DELIVERIES_MODULE, {
  service: RepeatDeliveriesModuleService,
  loaders: [connect],
})
