import type Stripe from "stripe"
import { newId } from "../ids"
import type { Charge, Dispute, Refund } from "./wire"

type Transaction = Stripe.BalanceTransaction
type Moved = Pick<
  Transaction,
  "id" | "amount" | "created" | "currency" | "description" | "reporting_category" | "source" | "type"
>

const transaction = (moved: Moved, fee = 0): Transaction => ({
  ...moved,
  object: "balance_transaction",
  available_on: moved.created,
  balance_type: "payments",
  exchange_rate: null,
  fee,
  fee_details: fee ? [{ ...FEE, amount: fee, currency: moved.currency }] : [],
  net: moved.amount - fee,
  status: "available",
})
const FEE = { application: null, description: "Stripe processing fees", type: "stripe_fee" }

/** `amount` is negative if the dispute withdraws money, positive if it returns money. */
export const disputeTransaction = ({ id, currency }: Dispute, amount: number, created: number): Transaction =>
  transaction({
    id: newId("txn_1"),
    amount,
    created,
    currency,
    description: amount < 0 ? `Chargeback withdrawal for ${id}` : `Chargeback reversal for ${id}`,
    reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
    source: id,
    type: "adjustment",
  })

/** Derives a transaction's id from its object, so that it need not be stored. */
const named = (id: string, beginning = "txn_3"): string => `${beginning}${id.slice(id.indexOf("_") + 2)}`
const isCard = ({ payment_method_details }: Charge): boolean => payment_method_details?.type === "card"

/** Returns Stripe's fee for European cards, and for Bancontact and iDEAL, in cents. */
const feeOf = (charge: Charge): number =>
  isCard(charge) ? Math.round(charge.amount_captured * 0.015) + 25 : 35

export const chargeTransaction = (charge: Charge): Transaction =>
  transaction(
    {
      id: named(charge.id),
      amount: charge.amount_captured,
      created: charge.created,
      currency: charge.currency,
      description: charge.description,
      reporting_category: "charge",
      source: charge.id,
      type: isCard(charge) ? "charge" : "payment",
    },
    feeOf(charge),
  )

/** Returns the refund's transaction, and its reversal if the refund failed. */
export function refundTransactions({ id, amount, created, currency, status }: Refund): Transaction[] {
  const about = { created, currency, description: null, source: id }
  const refundFields = {
    ...about,
    id: named(id),
    amount: 0 - amount,
    reporting_category: "refund",
    type: "refund",
  }
  const failureFields = {
    ...about,
    id: named(id, "txn_1"),
    amount,
    reporting_category: "refund_failure",
    type: "refund_failure",
  }
  const withdrawal = transaction(refundFields)
  return status === "failed" ? [withdrawal, transaction(failureFields)] : [withdrawal]
}

export const payoutTransaction = ({ id, amount, created, currency }: Stripe.Payout): Transaction =>
  transaction({
    id: named(id),
    amount: 0 - amount,
    created,
    currency,
    description: "STRIPE PAYOUT",
    reporting_category: "payout",
    source: id,
    type: "payout",
  })
