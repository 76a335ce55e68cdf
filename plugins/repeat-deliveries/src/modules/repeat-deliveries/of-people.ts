import type { PersonalDataKeeper } from "@bon-perroquet/shop-api/personal-data"

/** What comes again for an account. Once that is gone nothing is charged; what is left to end, the subscriber and the jobs end. */
export const REPEATS_OF_PEOPLE: PersonalDataKeeper = {
  part: "repeat_deliveries",
  read: async (knex, { customer }) =>
    knex<Record<string, unknown>>("repeat_delivery")
      .where({ customer_id: customer })
      .orderBy("created_at")
      .select("lines", "weeks", "state", "next_on", "when_missing", "destination", "created_at AS begun_at"),
  erase: async (transaction, { customer }) => {
    await transaction("repeat_delivery").where({ customer_id: customer }).update({ destination: null })
    await transaction("repeat_delivery")
      .where({ customer_id: customer, state: "active" })
      .update({ state: "paused" })
  },
}
