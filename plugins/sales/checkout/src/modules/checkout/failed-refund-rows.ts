import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface FailedAttemptRefund {
  id: string
  order_number: string
  amount_cents: number
  refund_failed_at: Date
  refund_failure: string | null
}

export class FailedRefundRows {
  constructor(private readonly knex: Knex) {}

  /** Records that the customer's bank returned the refund. @returns false if this was already recorded */
  async fail(id: string, failure: string): Promise<boolean> {
    const failed = await this.knex("checkout_attempt")
      .where({ id })
      .whereNull("refund_failed_at")
      .update({ refund_failed_at: this.knex.fn.now(), refund_failure: failure })
    return failed > 0
  }

  async repaid(id: string): Promise<void> {
    await this.knex("checkout_attempt").where({ id }).update({
      refund_failed_at: null,
      refund_failure: null,
      refund_seen_to_at: null,
      refund_seen_to_by: null,
    })
  }

  async acknowledge(id: string, by: string): Promise<FailedAttemptRefund | null> {
    const [row] = await this.knex<FailedAttemptRefund & { refund_seen_to_at: Date | null }>(
      "checkout_attempt",
    )
      .where({ id, refund_seen_to_at: null })
      .whereNotNull("refund_failed_at")
      .update({ refund_seen_to_at: this.knex.fn.now(), refund_seen_to_by: by } as object)
      .returning(["id", "order_number", "amount_cents", "refund_failed_at", "refund_failure"])
    return row ?? null
  }
}
