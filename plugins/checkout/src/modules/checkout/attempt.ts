import { generateEntityId } from "@medusajs/framework/utils"
import type { AttemptState } from "./states"

/** A row of checkout_attempt, as the statements in the service read it. */
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
export const newAttemptId = (): string => generateEntityId(undefined, "chkatt")
