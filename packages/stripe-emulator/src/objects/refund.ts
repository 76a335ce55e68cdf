import { newId } from "../ids"
import type { Charge, Metadata, Refund } from "./wire"

export const REFUND_REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export interface RefundTerms {
  amount: number
  reason: RefundReason | null
  metadata: Metadata
  /** Card refunds succeed immediately, other refunds stay pending. */
  status: "succeeded" | "pending"
}

export function newRefund(
  charge: Charge,
  { amount, reason, metadata, status }: RefundTerms,
  created: number,
): Refund {
  const type = charge.payment_method_details?.type ?? "card"
  return {
    id: newId("re_3"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: type === "card" ? { type, card: { type: "refund" } } : { type },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}
