import { newId } from "@bon-perroquet/medusa-sql"
import type { AttemptState } from "./states"

export type Attempt = {
  id: string
  /** Id of the cart, or equal to `pays_order_id`. */
  cart_id: string
  /** Id of the existing order or of another `Payable`. */
  pays_order_id: string | null
  order_number: string
  state: AttemptState
  payment_session_id: string
  checkout_session_id: string | null
  url: string | null
  /** The amount that the payment method collects. */
  amount_cents: number
  /** The reserved part of the total that balances pay. */
  balance_cents: number
  currency_code: string
  email: string
  fingerprint: string
  session_params: Record<string, unknown>
  payment_intent_id: string | null
  order_id: string | null
  refund_id: string | null
  reason: string | null
  expires_at: Date
  created_at: Date
  updated_at: Date
}

const READ: Record<keyof Attempt, true> = {
  id: true,
  cart_id: true,
  pays_order_id: true,
  order_number: true,
  state: true,
  payment_session_id: true,
  checkout_session_id: true,
  url: true,
  amount_cents: true,
  balance_cents: true,
  currency_code: true,
  email: true,
  fingerprint: true,
  session_params: true,
  payment_intent_id: true,
  order_id: true,
  refund_id: true,
  reason: true,
  expires_at: true,
  created_at: true,
  updated_at: true,
}
/** Listed by name, because the prepared plan of `SELECT *` fails after a column is added. */
export const ATTEMPT_COLUMNS = Object.keys(READ) as (keyof Attempt)[]

export type AttemptNote = Partial<
  Pick<Attempt, "checkout_session_id" | "url" | "payment_intent_id" | "order_id" | "refund_id" | "reason">
>

export const newAttemptId = (): string => newId("chkatt")
