import type Stripe from "stripe"
import { newId } from "../ids"
import type { Dispute } from "./wire"

/** Money that a dispute takes out of the shop's balance (negative) or puts back into it. */
export function disputeTransaction(
  { id, currency }: Dispute,
  amount: number,
  created: number,
): Stripe.BalanceTransaction {
  return {
    id: newId("txn_1"),
    object: "balance_transaction",
    amount,
    available_on: created,
    balance_type: "payments",
    created,
    currency,
    description: amount < 0 ? `Chargeback withdrawal for ${id}` : `Chargeback reversal for ${id}`,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
    source: id,
    status: "available",
    type: "adjustment",
  }
}
