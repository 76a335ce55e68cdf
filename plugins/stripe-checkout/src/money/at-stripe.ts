import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { engineOf } from "../checkout/engine"

export interface MoneyBack {
  /** Oldest first. */
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
}

const oldestFirst = (a: { created: number }, b: { created: number }): number => a.created - b.created

/** Everything that went back of a payment, or may, as Stripe has it now: its events only say that it is time to ask. */
export async function moneyBackOf(container: MedusaContainer, payment_intent: string): Promise<MoneyBack> {
  const { stripe } = engineOf(container)
  const all = { payment_intent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(all).autoPagingToArray({ limit: 1_000 }),
    stripe.disputes.list(all).autoPagingToArray({ limit: 1_000 }),
  ])
  // Stripe lists the newest first: turned round, so that two of one second stay in order.
  return { refunds: refunds.reverse().sort(oldestFirst), disputes: disputes.reverse().sort(oldestFirst) }
}

/** What has become of a refund: Stripe may hold one up for days, and the customer's bank may send it back later still. */
export type StripeRefundState = "done" | "waiting" | "failed"

export function stateOfRefund({ status }: Pick<Stripe.Refund, "status">): StripeRefundState {
  if (status === "failed" || status === "canceled") return "failed"
  return status === "pending" || status === "requires_action" ? "waiting" : "done"
}

/**
 * Stripe's reason for a refund that failed because the customer's bank takes the same money back by a dispute: giving it
 * once more would pay the customer twice.
 */
export const TAKEN_BY_DISPUTE = "charge_for_pending_refund_disputed"

/** What a dispute has taken of the shop's balance and not put back, in cents: an inquiry, or one that was won, nothing. */
export const withdrawnBy = ({ balance_transactions }: Pick<Stripe.Dispute, "balance_transactions">): number =>
  Math.max(0, 0 - balance_transactions.reduce((sum, { amount }) => sum + amount, 0))

/** Stripe's words for a dispute that the bank has decided. */
export const DECIDED_DISPUTES: readonly string[] = ["won", "lost", "warning_closed", "prevented"]

/**
 * What of a payment a dispute has cost, by what was taken and put back: null while that is open. One that is won may be
 * told before its money is back.
 */
export function lostBy(dispute: Pick<Stripe.Dispute, "status" | "balance_transactions">): number | null {
  const withdrawn = withdrawnBy(dispute)
  if (withdrawn === 0) return 0
  return DECIDED_DISPUTES.includes(dispute.status) && dispute.status !== "won" ? withdrawn : null
}
