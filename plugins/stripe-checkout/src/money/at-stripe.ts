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

/** Stripe's words for a dispute that the bank has decided. */
export const DECIDED_DISPUTES: readonly string[] = ["won", "lost", "warning_closed", "prevented"]
