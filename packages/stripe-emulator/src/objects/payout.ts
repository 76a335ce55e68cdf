import type Stripe from "stripe"
import { newId } from "../ids"

/** Cents. A negative amount is withdrawn from the bank account. */
export const newPayout = (amount: number, created: number, arrival_date: number): Stripe.Payout => ({
  id: newId("po_1"),
  object: "payout",
  amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date,
  automatic: true,
  balance_transaction: null,
  created,
  currency: "eur",
  description: "STRIPE PAYOUT",
  destination: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: "standard",
  original_payout: null,
  payout_method: null,
  reconciliation_status: "completed",
  reversed_by: null,
  source_type: "card",
  statement_descriptor: null,
  status: "paid",
  trace_id: null,
  type: "bank_account",
})
