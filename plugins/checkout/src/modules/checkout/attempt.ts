import { newId } from "@bon-perroquet/engine-tables"
import type { AttemptState } from "./states"

/** What the statements in the service read of checkout_attempt: by name, as a plan that is kept fails where the table grew by a column. */
export const ATTEMPT_COLUMNS = [
  ...(["id", "cart_id", "pays_order_id", "order_number", "state", "payment_session_id"] as const),
  ...(["checkout_session_id", "url", "amount_cents", "currency_code", "email", "fingerprint"] as const),
  ...(["session_params", "payment_intent_id", "order_id", "refund_id", "reason"] as const),
  ...(["expires_at", "updated_at"] as const),
] as const satisfies readonly (keyof Attempt)[]

export type Attempt = {
  id: string
  /** Of the cart, or of the order that stands before it is paid. */
  cart_id: string
  pays_order_id: string | null
  order_number: string
  state: AttemptState
  payment_session_id: string
  checkout_session_id: string | null
  url: string | null
  amount_cents: number
  currency_code: string
  email: string
  fingerprint: string
  session_params: Record<string, unknown>
  payment_intent_id: string | null
  order_id: string | null
  refund_id: string | null
  reason: string | null
  expires_at: Date
  updated_at: Date
}

/** What a step forward may note on the attempt. */
export type AttemptNote = Partial<
  Pick<Attempt, "checkout_session_id" | "url" | "payment_intent_id" | "order_id" | "refund_id" | "reason">
>

/** Made up before the attempt is written down, so that what it holds can name it. */
export const newAttemptId = (): string => newId("chkatt")
