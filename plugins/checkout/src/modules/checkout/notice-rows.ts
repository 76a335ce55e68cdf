import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type PaymentNotice = { id: string; told_at: string }

/** What payment methods told about the money of payments, kept until it is taken over: no event is lost by a crash. */
export class NoticeRows {
  constructor(private readonly knex: Knex) {}

  /** Writes down that something happened to these payments. */
  async tell(paymentIds: readonly string[]): Promise<void> {
    if (!paymentIds.length) return
    await this.knex("payment_notice")
      .insert([...new Set(paymentIds)].map((id) => ({ id })))
      .onConflict("id")
      .merge({ told_at: this.knex.fn.now(), updated_at: this.knex.fn.now() })
  }

  /** Notices that were not taken over, the longest waiting first; `told_at` exact to the microsecond, as text. */
  async unheard(limit: number, paymentId?: string): Promise<PaymentNotice[]> {
    return this.knex<PaymentNotice>("payment_notice")
      .whereRaw("(heard_at IS NULL OR heard_at < told_at)")
      .where(paymentId ? { id: paymentId } : {})
      .orderBy("updated_at")
      .limit(limit)
      .select("id", this.knex.raw("told_at::text AS told_at"))
  }

  /** Everything that was told until then is taken over; what was told since is not. */
  async heard({ id, told_at }: PaymentNotice): Promise<void> {
    await this.knex("payment_notice")
      .where({ id })
      .update({
        // Somebody else may have taken over what was told later.
        heard_at: this.knex.raw("greatest(heard_at, ?::timestamptz)", [told_at]),
        failure: null,
        updated_at: this.knex.fn.now(),
      })
  }

  /** It will be tried again, after the others. */
  async failed({ id }: PaymentNotice, failure: string): Promise<void> {
    await this.knex("payment_notice")
      .where({ id })
      .update({ failure: failure.slice(0, 500), updated_at: this.knex.fn.now() })
  }
}
