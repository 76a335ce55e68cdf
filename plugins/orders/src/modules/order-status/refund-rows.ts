import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { RefundRow } from "./rows"

export type NewRefund = Pick<
  RefundRow,
  "order_id" | "key" | "payment_id" | "amount_cents" | "reason" | "by_email"
>

/** The refunds that were asked for, each once per key. */
export class RefundRows {
  constructor(private readonly knex: Knex) {}

  async ofKey(orderId: string, key: string): Promise<RefundRow | null> {
    return (await this.knex<RefundRow>("order_refund").where({ order_id: orderId, key }).first()) ?? null
  }

  async of(orderId: string): Promise<RefundRow[]> {
    return this.knex<RefundRow>("order_refund").where({ order_id: orderId }).orderBy("created_at").select("*")
  }

  /** Writes a refund down before the payment provider is asked. */
  async begin(refund: NewRefund): Promise<RefundRow> {
    const [row] = await this.knex<RefundRow>("order_refund")
      .insert({ ...refund, id: generateEntityId(undefined, "ordref"), state: "pending" })
      .returning("*")
    if (!row) throw new Error("The refund was not written.")
    return row
  }

  /** Writes down a refund that Stripe made already, so that only the engine's note of it is left to do. */
  async beginMade(refund: NewRefund & { stripe_refund_id: string }): Promise<RefundRow> {
    const [row] = await this.knex<RefundRow>("order_refund")
      .insert({ ...refund, id: generateEntityId(undefined, "ordref"), state: "made" })
      .returning("*")
    if (!row) throw new Error("The refund was not written.")
    return row
  }

  /** The customer's bank sent the money back. */
  async fail({ id }: RefundRow, failure: string): Promise<void> {
    await this.knex("order_refund")
      .where({ id })
      .whereNull("failed_at")
      .update({ failed_at: this.knex.fn.now(), failure, updated_at: this.knex.fn.now() })
  }

  /** What failed was given again by another refund of Stripe's. */
  async replace({ id }: RefundRow, stripe_refund_id: string): Promise<void> {
    await this.knex("order_refund")
      .where({ id })
      .update({ stripe_refund_id, failed_at: null, failure: null, updated_at: this.knex.fn.now() })
  }

  async advance(
    { id }: RefundRow,
    state: RefundRow["state"],
    note: Partial<Pick<RefundRow, "stripe_refund_id">> = {},
  ): Promise<void> {
    await this.knex("order_refund")
      .where({ id })
      .update({ ...note, state, updated_at: this.knex.fn.now() })
  }
}
