import type { DataSubject, PersonalDataKeeper } from "@bon-perroquet/shop-api/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What is an account's, and what its owner began as a guest with the address that they proved to have. */
const ofPerson = (knex: Knex, { customer, proved_email }: DataSubject) =>
  knex("repeat_delivery").whereRaw(
    "(customer_id = :customer OR (customer_id IS NULL AND lower(email) = :proved_email))",
    { customer, proved_email },
  )

/** What comes again for an account. Once that is gone nothing is charged; what is left to end, the subscriber and the jobs end. */
export const REPEATS_OF_PEOPLE: PersonalDataKeeper = {
  part: "repeat_deliveries",
  read: async (knex, person): Promise<Record<string, unknown>[]> =>
    ofPerson(knex, person)
      .orderBy("created_at")
      .select("lines", "weeks", "state", "next_on", "when_missing", "destination", "created_at AS begun_at"),
  erase: async (transaction, person) => {
    const { customer } = person
    // A link may name an address.
    await transaction("repeat_delivery_link")
      .whereIn("repeat_delivery_id", ofPerson(transaction, person).select("id"))
      .delete()
    // What a guest began is the account's from here on, so that it ends with it.
    await ofPerson(transaction, person).update({ customer_id: customer, destination: null })
    await transaction("repeat_delivery")
      .where({ customer_id: customer, state: "active" })
      .update({ state: "paused" })
  },
}
