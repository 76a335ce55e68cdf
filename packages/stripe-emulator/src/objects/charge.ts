import { newId } from "../ids"
import type { CardOnFile, Payer, PaymentMethod } from "./checkout-record"
import type { Charge, PaymentIntent } from "./wire"

export type Refusal = { code: string; declineCode: string; message: string }

const NOWHERE = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function newCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  payer: Payer,
  created: number,
  refusal: Refusal | null,
): Charge {
  const captured = refusal === null
  const paymentMethod = typeof intent.payment_method === "string" ? intent.payment_method : null
  return {
    id: newId("ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    ...UNUSED,
    billing_details: {
      address: payer.billing ?? NOWHERE,
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    captured,
    created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    metadata: { ...intent.metadata },
    outcome: outcome(refusal, method.type === "card" ? (method.card.risk ?? "normal") : "normal"),
    paid: captured,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: details(method, payer, intent.amount),
    receipt_email: intent.receipt_email,
    refunded: false,
    shipping: intent.shipping,
    status: captured ? "succeeded" : "failed",
  }
}

/** Radar's scores. The risk is elevated from 65, highest from 75. */
const SCORES = { normal: 32, elevated: 68, highest: 82 } as const

function outcome(refusal: Refusal | null, risk: keyof typeof SCORES): Charge["outcome"] {
  return {
    advice_code: refusal ? "try_again_later" : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? "declined_by_network" : "approved_by_network",
    reason: refusal?.declineCode ?? null,
    risk_level: risk,
    risk_score: SCORES[risk],
    seller_message: refusal ? "The bank did not accept the payment." : "Payment complete.",
    type: refusal ? "issuer_declined" : "authorized",
  }
}

function details(method: PaymentMethod, payer: Payer, amount: number): Charge["payment_method_details"] {
  if (method.type === "card") return { type: "card", card: cardDetails(method.card, amount) }
  if (method.type === "ideal")
    return {
      type: "ideal",
      ideal: {
        bank: "ing",
        bic: "INGBNL2A",
        generated_sepa_debit: null,
        generated_sepa_debit_mandate: null,
        iban_last4: "0300",
        transaction_id: newId("", 16),
        verified_name: payer.name,
      },
    }
  return {
    type: "bancontact",
    bancontact: {
      bank_code: "VAPE",
      bank_name: "VAN DE PUT & CO",
      bic: "VAPEBE22",
      generated_sepa_debit: null,
      generated_sepa_debit_mandate: null,
      iban_last4: "7061",
      preferred_language: null,
      verified_name: payer.name,
    },
  }
}

type CardDetails = NonNullable<NonNullable<Charge["payment_method_details"]>["card"]>

function cardDetails(card: CardOnFile, amount: number): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: "disabled" },
    fingerprint: newId("", 16),
    funding: "credit",
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: "unavailable" },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  // Stripe sets it after the charge. The emulator does not, because the shop does not read it.
  balance_transaction: null,
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>
