import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectLetters, type MailLetters, type Values } from "@bon-perroquet/api-kit/mails"
import { connectRepeats } from "@bon-perroquet/shop-api/offers"
import {
  connectPersonalData,
  type DataSubject,
  type PersonalDataKeeper,
} from "@bon-perroquet/api-kit/personal-data"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { SUBSCRIPTIONS_FILE } from "../../moving-out"
import { currentOffer, RepeatDeliveriesModuleService, type RepeatOptions } from "./service"
import type { Language } from "@bon-perroquet/contract/sets"
import { TEXTS, type Letter, type Texts } from "../../letters"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Selects the subscriptions of an account, and those of a guest with its verified e-mail address. */
const ofPerson = (knex: Knex, { customer, proved_email }: DataSubject) =>
  knex("repeat_delivery").whereRaw(
    "(customer_id = :customer OR (customer_id IS NULL AND lower(email) = :proved_email))",
    { customer, proved_email },
  )

/**
 * Reads and erases the subscriptions of a person. Erasing pauses them, so that nothing is charged until a job
 * ends them.
 */
const REPEATS_OF_PEOPLE: PersonalDataKeeper = {
  part: "repeat_deliveries",
  read: async (knex, person): Promise<Record<string, unknown>[]> =>
    ofPerson(knex, person)
      .orderBy("created_at")
      .select("lines", "weeks", "state", "next_on", "when_missing", "destination", "created_at AS begun_at"),
  erase: async (transaction, person) => {
    const { customer } = person
    // Deletes links, because an undo link may contain an address.
    await transaction("repeat_delivery_link")
      .whereIn("repeat_delivery_id", ofPerson(transaction, person).select("id"))
      .delete()
    // Assigns the guest's subscriptions to the account, so that they end with it.
    await ofPerson(transaction, person).update({ customer_id: customer, destination: null })
    await transaction("repeat_delivery")
      .where({ customer_id: customer, state: "active" })
      .update({ state: "paused" })
  },
}

const of = (say: (texts: Texts, values: Values) => Letter) => ({
  letter: (language: Language, values: Values) => say(TEXTS[language], values),
  greeting: (language: Language, name: string) => TEXTS[language].greeting(name),
})

const REPEAT_LETTERS = {
  repeat_begun: of((texts, { weeks = "", day = "" }) => texts.begun(weeks, day)),
  repeat_announced: of((texts, { day = "", amount = "" }) => texts.announced(day, amount)),
  repeat_waits: of((texts, { product = "" }) => texts.waits(product)),
  repeat_skipped: of((texts, { product = "" }) => texts.skipped(product)),
  repeat_refused: of((texts, { day = "" }) => texts.refused(day)),
  repeat_paused: of((texts) => texts.givenUp),
  repeat_ended: of((texts) => texts.ended),
} satisfies MailLetters

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
