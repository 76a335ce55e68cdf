import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Attempt } from "../modules/checkout"

export type BegunPayment = Pick<Attempt, "amount_cents" | "created_at">

/** Returns amount and start of a recorded payment, or null if the shop has none with this id. */
export const begunPayment = async (knex: Knex, paymentId: string): Promise<BegunPayment | null> =>
  (await knex<BegunPayment & { payment_intent_id: string }>("checkout_attempt")
    .where({ payment_intent_id: paymentId })
    .first("amount_cents", "created_at")) ?? null

/** Returns the newest id of a payment that starts with `prefix`, or null. */
export async function newestPaymentId(knex: Knex, prefix: string): Promise<string | null> {
  const row = await knex<{ checkout_session_id: string; created_at: Date }>("checkout_attempt")
    .whereRaw("starts_with(checkout_session_id, ?)", [prefix])
    .orderBy("created_at", "desc")
    .first("checkout_session_id")
  return row?.checkout_session_id ?? null
}
