import type { KnownRefund, Loss, MoneyBack, RefundState } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import type { DisputeRows } from "../modules/stripe/dispute-rows"
import { DECIDED } from "./dispute-states"

const oldestFirst = (a: { created: number }, b: { created: number }): number => a.created - b.created

/** Reads all refunds and disputes from Stripe, because some have no event. Stores disputes for the order. */
export async function moneyBackOf(
  stripe: Stripe,
  rows: DisputeRows,
  payment_intent: string,
  orderId: string | null,
): Promise<MoneyBack> {
  const all = { payment_intent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(all).autoPagingToArray({ limit: 1_000 }),
    stripe.disputes.list(all).autoPagingToArray({ limit: 1_000 }),
  ])
  // Stripe lists the newest first. Reversing before the sort keeps the order of entries within one second.
  const [stripeRefunds, disputed] = [
    refunds.reverse().sort(oldestFirst),
    disputes.reverse().sort(oldestFirst),
  ]
  for (const dispute of disputed) await remember(rows, dispute, payment_intent, orderId)
  return { refunds: stripeRefunds.map(knownRefund), losses: disputed.map(lossOf) }
}

const knownRefund = ({ id, amount, status, failure_reason, metadata }: Stripe.Refund): KnownRefund => ({
  id,
  amount_cents: amount,
  state: stateOfRefund({ status }),
  is_canceled: status === "canceled",
  failure: failure_reason ?? null,
  key: metadata?.["key"] ?? null,
  engine_refund_id: metadata?.["engine_refund"] ?? null,
})

/**
 * Returns the current state of a refund. It can change: Stripe may delay a refund for days, and the bank may
 * return it later.
 */
export function stateOfRefund({ status }: Pick<Stripe.Refund, "status">): RefundState {
  if (status === "failed" || status === "canceled") return "failed"
  return status === "pending" || status === "requires_action" ? "waiting" : "done"
}

async function remember(
  rows: DisputeRows,
  dispute: Stripe.Dispute,
  payment_intent_id: string,
  order_id: string | null,
): Promise<void> {
  await rows.save({
    id: dispute.id,
    payment_intent_id,
    order_id,
    amount_cents: dispute.amount,
    withdrawn_cents: withdrawnBy(dispute),
    currency_code: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    answer_by: dateOf(dispute.evidence_details.due_by),
    opened_at: new Date(dispute.created * 1000),
  })
}

const dateOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))

/** Returns the cents that a dispute withdrew, 0 for an inquiry or a won dispute. */
export const withdrawnBy = ({ balance_transactions }: Pick<Stripe.Dispute, "balance_transactions">): number =>
  Math.max(0, 0 - balance_transactions.reduce((sum, { amount }) => sum + amount, 0))

/**
 * Returns a dispute's loss. `lost_cents` is null while the dispute is undecided, and until the money of a won
 * dispute is returned.
 */
function lossOf(dispute: Stripe.Dispute): Loss {
  const { id, status, reason } = dispute
  const withdrawn = withdrawnBy(dispute)
  const isDecided = DECIDED.includes(status)
  const lost = isDecided && status !== "won" ? withdrawn : null
  const state = isDecided ? "decided" : status.startsWith("warning_") ? "inquiry" : "dispute"
  return { id, lost_cents: withdrawn === 0 ? 0 : lost, state, reason, status }
}
