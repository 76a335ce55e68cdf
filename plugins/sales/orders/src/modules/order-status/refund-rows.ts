import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { RefundRow } from "./rows"

export type NewRefund = Pick<
  RefundRow,
  "order_id" | "key" | "payment_id" | "amount_cents" | "reason" | "by_email"
> &
  Partial<Pick<RefundRow, "parts" | "unassigned" | "account" | "restock" | "sent" | "as_credit">>

type NewRefundRow = NewRefund &
  Pick<RefundRow, "state" | "stripe_refund_id"> &
  Partial<Pick<RefundRow, "engine_refund_id">>

/** Stores refunds, one per key of an order. */
export class RefundRows {
  constructor(private readonly knex: Knex) {}

  async ofKey(orderId: string, key: string): Promise<RefundRow | null> {
    return (await this.knex<RefundRow>("order_refund").where({ order_id: orderId, key }).first()) ?? null
  }

  async of(orderId: string): Promise<RefundRow[]> {
    return this.knex<RefundRow>("order_refund")
      .where({ order_id: orderId })
      .orderBy([{ column: "created_at" }, { column: "id" }])
      .select("*")
  }

  async withId(id: string): Promise<RefundRow | null> {
    return (await this.knex<RefundRow>("order_refund").where({ id }).first()) ?? null
  }

  begin(refund: NewRefund): Promise<RefundRow> {
    return this.write({ ...refund, state: "pending", stripe_refund_id: null })
  }

  /** Stores several refunds, or none. */
  beginAll(refunds: readonly NewRefund[]): Promise<RefundRow[]> {
    return this.knex.transaction(async (transaction) => {
      const rows = new RefundRows(transaction)
      const begun: RefundRow[] = []
      for (const refund of refunds) begun.push(await rows.begin(refund))
      return begun
    })
  }

  async write({ parts = null, ...refund }: NewRefundRow): Promise<RefundRow> {
    const [row] = await this.knex<RefundRow>("order_refund")
      .insert({
        ...refund,
        id: generateEntityId(undefined, "ordref"),
        // The database driver would send a plain array as a PostgreSQL array.
        parts: parts && this.knex.raw("?::jsonb", [JSON.stringify(parts)]),
      })
      .returning("*")
    if (!row) throw new Error("The refund could not be stored.")
    return row
  }

  /** Records that a refund failed. The state `undoing` means that it must be reversed in Medusa. */
  async fail({ id }: RefundRow, state: "undoing" | "failed", failure: string): Promise<void> {
    await this.knex("order_refund")
      .where({ id })
      .update({ state, failed_at: this.knex.fn.now(), failure, updated_at: this.knex.fn.now() })
  }

  /** Marks failed refunds as paid by a later refund. */
  async replace(ids: readonly string[]): Promise<void> {
    await this.knex("order_refund")
      .whereIn("id", [...ids])
      .update({ seen_to_at: this.knex.fn.now(), updated_at: this.knex.fn.now() })
  }

  /** Marks a failed refund as paid in another way, so that it is recorded in Medusa again. */
  async acknowledge({ id }: RefundRow, by: string): Promise<void> {
    await this.knex("order_refund").where({ id, state: "failed" }).update({
      state: "made",
      seen_to_at: this.knex.fn.now(),
      seen_to_by: by,
      updated_at: this.knex.fn.now(),
    })
  }

  async assign(
    { id }: RefundRow,
    parts: NonNullable<RefundRow["parts"]>,
    restocking: Pick<RefundRow, "restock" | "sent">,
  ): Promise<RefundRow> {
    const [row] = await this.knex("order_refund")
      .where({ id })
      .update({
        ...restocking,
        parts: JSON.stringify(parts),
        unassigned: false,
        assigned: this.knex.raw("assigned + 1"),
        updated_at: this.knex.fn.now(),
      })
      .returning<RefundRow[]>("*")
    if (!row) throw new Error(`Refund ${id} does not exist.`)
    return row
  }

  async advance({ id }: RefundRow, state: RefundRow["state"], note: RefundNote = {}): Promise<void> {
    await this.knex("order_refund")
      .where({ id })
      .update({ ...note, state, updated_at: this.knex.fn.now() })
  }
}

type RefundNote = Partial<
  Pick<
    RefundRow,
    | "stripe_refund_id"
    | "engine_refund_id"
    | "undone"
    | "amount_cents"
    | "failed_at"
    | "failure"
    | "unassigned"
  >
>
