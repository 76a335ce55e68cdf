import type Stripe from "stripe"

/** A movement of Stripe's balance, in cents. */
export interface Movement {
  id: string
  kind: "payment" | "refund" | "dispute" | "fee" | "other"
  at: Date
  amount_cents: number
  /** What Stripe kept of it. */
  fee_cents: number
  net_cents: number
  /** Stripe's id of the customer's money; null where it is about none. */
  payment_intent: string | null
  /** A refund that came back: the books have it no more. */
  is_undone: boolean
}

/** Stripe's categories for accounting, as its documentation names them. */
const KINDS: Record<string, Movement["kind"]> = {
  charge: "payment",
  charge_failure: "payment",
  refund: "refund",
  refund_failure: "refund",
  partial_capture_reversal: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute",
  fee: "fee",
  network_cost: "fee",
  tax: "fee",
}
/** Of a payout itself, and of one that came back: no movement of what it brought. */
const OWN = ["payout", "payout_reversal"]

export const isOfPayout = ({ reporting_category }: Stripe.BalanceTransaction): boolean =>
  OWN.includes(reporting_category)

/** A source that was read in full, as far as what it is about goes. */
type Source = { payment_intent?: string | { id: string } | null; status?: string | null }

export function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { id, amount, created, fee, net, reporting_category: category, source } = transaction
  // Charges, refunds and disputes have these; what else there is has neither.
  const about = source !== null && typeof source === "object" ? (source as Source) : {}
  const { payment_intent, status } = about
  return {
    id,
    kind: KINDS[category] ?? "other",
    at: new Date(created * 1000),
    amount_cents: amount,
    fee_cents: fee,
    net_cents: net,
    payment_intent: typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? null),
    is_undone: KINDS[category] === "refund" && (status === "failed" || status === "canceled"),
  }
}
