import type { AttemptState } from "../modules/checkout"

export type AttemptView = {
  id: string
  order_number: string
  state: AttemptState
  amount_cents: number
  email: string
  order_id: string | null
  checkout_session_id: string | null
  payment_intent_id: string | null
  refund_id: string | null
  reason: string | null
  created_at: string
  updated_at: string
}

type Row = Omit<AttemptView, "created_at" | "updated_at"> & {
  created_at: string | Date
  updated_at: string | Date
}

export const attemptView = (row: Row): AttemptView => ({
  id: row.id,
  order_number: row.order_number,
  state: row.state,
  amount_cents: row.amount_cents,
  email: row.email,
  order_id: row.order_id,
  checkout_session_id: row.checkout_session_id,
  payment_intent_id: row.payment_intent_id,
  refund_id: row.refund_id,
  reason: row.reason,
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
})
