import type { Emulator } from "../emulator"
import type { Refusal } from "../objects/charge"
import type { CheckoutRecord, Payer, PaymentMethod } from "../objects/checkout-record"
import { NOBODY } from "../objects/session"
import type { PaymentIntent } from "../objects/wire"
import {
  attach,
  BANK_REFUSED,
  capture,
  fail,
  NOT_AUTHENTICATED,
  createIntent,
  setProcessing,
  refuse,
  requireAction,
} from "./intent"

/** Returns the session's payment intent. The first attempt creates it. */
export function intentOf(emulator: Emulator, record: CheckoutRecord): PaymentIntent {
  const id = record.session.payment_intent
  const existing = typeof id === "string" ? emulator.account.intents.get(id) : undefined
  if (existing) return existing
  const { session, intentData } = record
  const intent = createIntent(emulator, {
    ...intentData,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "eur",
    allowed_payment_method_types: null,
    payment_method_types: session.payment_method_types,
  })
  session.payment_intent = intent.id
  return intent
}

export function payNow(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  const intent = attach(intentOf(emulator, record), payer)
  complete(record, payer)
  record.session.payment_status = "paid"
  capture(emulator, intent, method, payer)
  record.session.customer = intent.customer
  emulator.emit("checkout.session.completed", record.session)
}

/** Completes the session without payment, until the bank decides. */
export function payLater(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  const intent = attach(intentOf(emulator, record), payer)
  complete(record, payer)
  record.pending = { method, payer }
  setProcessing(emulator, intent)
  emulator.emit("checkout.session.completed", record.session)
}

export function finishDelayedPayment(emulator: Emulator, record: CheckoutRecord, succeeded: boolean): void {
  const { pending, session } = record
  if (!pending) return
  const intent = intentOf(emulator, record)
  record.pending = null
  if (succeeded) {
    session.payment_status = "paid"
    capture(emulator, intent, pending.method, pending.payer)
    emulator.emit("checkout.session.async_payment_succeeded", session)
    return
  }
  fail(emulator, intent, BANK_REFUSED)
  emulator.emit("checkout.session.async_payment_failed", session)
}

export function awaitBank(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  record.pending = { method, payer }
  const { url } = record.session
  requireAction(emulator, attach(intentOf(emulator, record), payer), {
    type: "redirect_to_url",
    redirect_to_url: { url: `${url}/bank`, return_url: url },
  })
}

export function decline(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
  refusal: Refusal,
): void {
  refuse(emulator, attach(intentOf(emulator, record), payer), method, payer, refusal)
}

export function refuseAtBank(emulator: Emulator, record: CheckoutRecord): void {
  record.pending = null
  fail(emulator, intentOf(emulator, record), NOT_AUTHENTICATED)
}

function complete(record: CheckoutRecord, payer: Payer): void {
  const { session } = record
  record.pending = null
  record.visit = { problems: [], values: {} }
  session.status = "complete"
  session.url = null
  session.customer_details = {
    ...NOBODY,
    address: payer.billing,
    email: payer.email,
    name: payer.name,
    phone: payer.phone,
    tax_ids: [],
  }
  if (payer.shipping) {
    session.collected_information = {
      business_name: null,
      individual_name: null,
      shipping_details: payer.shipping,
    }
  }
}
