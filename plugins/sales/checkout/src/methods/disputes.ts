export interface Disputes {
  /** Returns undecided disputes, most urgent first. */
  listOpen(limit: number): Promise<Dispute[]>
  /** Returns payments whose money a dispute withdrew, with their orders. */
  listWithdrawn(): Promise<{ payment_id: string; order_id: string | null }[]>
}

export interface Dispute {
  id: string
  payment_id: string
  order_id: string | null
  amount_cents: number
  currency_code: string
  reason: string
  status: string
  answer_by: Date | null
  opened_at: Date
}

/** Stripe's failure code for a refund whose money a dispute has taken. A new refund would pay twice. */
export const TAKEN_BY_DISPUTE = "charge_for_pending_refund_disputed"
