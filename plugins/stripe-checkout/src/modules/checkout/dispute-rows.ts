import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type DisputeRow = {
  id: string
  payment_intent_id: string
  order_id: string | null
  amount_cents: number
  /** What it has taken of the shop's balance and not put back; null where nobody has asked since this is known. */
  withdrawn_cents: number | null
  currency_code: string
  reason: string
  status: string
  answer_by: Date | null
  opened_at: Date
}

/** The disputes that Stripe told of. */
export class DisputeRows {
  constructor(private readonly knex: Knex) {}

  async save(dispute: DisputeRow): Promise<void> {
    const { id, opened_at, ...told } = dispute
    await this.knex("stripe_dispute")
      .insert({ id, opened_at, ...told })
      .onConflict("id")
      .merge({ ...told, updated_at: this.knex.fn.now() })
  }

  async ofOrder(orderId: string): Promise<DisputeRow[]> {
    return this.knex<DisputeRow>("stripe_dispute")
      .where({ order_id: orderId })
      .orderBy("opened_at")
      .select("*")
  }
}
