import { DECIDED } from "../../method/dispute-states"
import type { Disputes } from "@bon-perroquet/checkout/methods"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type DisputeRow = {
  id: string
  payment_intent_id: string
  order_id: string | null
  amount_cents: number
  /** Amount withdrawn from Stripe's balance. Null in rows that an earlier version wrote. */
  withdrawn_cents: number | null
  currency_code: string
  reason: string
  status: string
  answer_by: Date | null
  opened_at: Date
}

export class DisputeRows implements Disputes {
  /** @param since end of a former account for tests, whose disputes took no money and can never be decided */
  constructor(
    private readonly knex: Knex,
    private readonly since: () => Date,
  ) {}

  async save(dispute: DisputeRow): Promise<void> {
    const { id, opened_at, ...fields } = dispute
    await this.knex("stripe_dispute")
      .insert({ id, opened_at, ...fields })
      .onConflict("id")
      .merge({ ...fields, updated_at: this.knex.fn.now() })
  }

  async listOpen(limit: number) {
    const rows = await this.knex<DisputeRow>("stripe_dispute")
      .whereNotIn("status", [...DECIDED])
      .where("opened_at", ">=", this.since())
      .orderBy("answer_by")
      .limit(limit)
      .select("*")
    return rows.map(({ payment_intent_id: payment_id, ...row }) => ({ ...row, payment_id }))
  }

  async listWithdrawn() {
    return this.knex<DisputeRow>("stripe_dispute")
      .where("withdrawn_cents", ">", 0)
      .where("opened_at", ">=", this.since())
      .select({ payment_id: "payment_intent_id", order_id: "order_id" })
  }
}
