import type { DataSubject, PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
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
export const REPEATS_OF_PEOPLE: PersonalDataKeeper = {
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
