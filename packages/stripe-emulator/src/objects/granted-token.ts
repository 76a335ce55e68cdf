import { newId } from "../ids"
import type { CardFate } from "../payments/test-cards"
import type { PaymentMethod } from "./checkout-record"

/** Part of Stripe's `shared_payment.granted_token`, with the fields that decide whether it can be charged. */
export interface GrantedToken {
  id: string
  object: "shared_payment.granted_token"
  created: number
  deactivated_at: number | null
  deactivated_reason: "consumed" | "expired" | "revoked" | null
  usage_limits: { currency: string; expires_at: number; max_amount: number }
  /** Card behind the token, which the seller does not see. */
  shared: { method: PaymentMethod; fate: CardFate }
}

export const newGrantedToken = (
  { usage_limits, shared }: Pick<GrantedToken, "usage_limits" | "shared">,
  created: number,
): GrantedToken => ({
  id: newId("spt_1"),
  object: "shared_payment.granted_token",
  ...{ created, deactivated_at: null, deactivated_reason: null },
  ...{ usage_limits, shared },
})
