import type Stripe from "stripe"

/** A Stripe balance transaction. */
export interface Movement {
  id: string
  kind: "payment" | "refund" | "dispute" | "fee" | "other"
  at: Date
  amount_cents: number
  fee_cents: number
  net_cents: number
  payment_intent: string | null
  /** True for a refund that failed. The shop's accounting does not contain it. */
  is_undone: boolean
}

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
const OWN = ["payout", "payout_reversal"]

export const isOfPayout = ({ reporting_category }: Stripe.BalanceTransaction): boolean =>
  OWN.includes(reporting_category)

type Source = { payment_intent?: string | { id: string } | null; status?: string | null }

export function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { id, amount, created, fee, net, reporting_category: category, source } = transaction
  // Only charges, refunds and disputes have these fields.
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
