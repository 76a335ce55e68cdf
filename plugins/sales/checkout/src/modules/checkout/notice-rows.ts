import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type PaymentNotice = { id: string; notified_at: string }

/**
 * Stores which payments may have new refunds or disputes, until their orders are updated. A crash loses none.
 */
export class NoticeRows {
  constructor(private readonly knex: Knex) {}

  async record(paymentIds: readonly string[]): Promise<void> {
    if (!paymentIds.length) return
    await this.knex("payment_notice")
      .insert([...new Set(paymentIds)].map((id) => ({ id })))
      .onConflict("id")
      .merge({ notified_at: this.knex.fn.now(), updated_at: this.knex.fn.now() })
  }

  /** Returns open notices, longest waiting first. `notified_at` is text, exact to the microsecond. */
  async unsynced(limit: number, paymentId?: string): Promise<PaymentNotice[]> {
    return this.knex<PaymentNotice>("payment_notice")
      .whereRaw("(synced_at IS NULL OR synced_at < notified_at)")
      .where(paymentId ? { id: paymentId } : {})
      .orderBy("updated_at")
      .limit(limit)
      .select("id", this.knex.raw("notified_at::text AS notified_at"))
  }

  /** Marks everything up to `notified_at` as synchronised. A newer notice stays open. */
  async markSynced({ id, notified_at }: PaymentNotice): Promise<void> {
    await this.knex("payment_notice")
      .where({ id })
      .update({
        // Another process may have synchronised a later notice.
        synced_at: this.knex.raw("greatest(synced_at, ?::timestamptz)", [notified_at]),
        failure: null,
        updated_at: this.knex.fn.now(),
      })
  }

  /** Stores the failure. The notice is retried after the others. */
  async failed({ id }: PaymentNotice, failure: string): Promise<void> {
    await this.knex("payment_notice")
      .where({ id })
      .update({ failure: failure.slice(0, 500), updated_at: this.knex.fn.now() })
  }
}
