import type { Emulator } from "../emulator"
import { newId } from "../ids"
import { newCharge, type Refusal } from "../objects/charge"
import type { CheckoutRecord, Payer, PaymentMethod } from "../objects/checkout-record"
import { newPaymentIntent } from "../objects/payment-intent"
import { NOBODY } from "../objects/session"
import type { PaymentIntent } from "../objects/wire"
import { en } from "../page/texts/en"

/** The session's payment intent, made now if this is the first attempt. */
export function intentOf(emulator: Emulator, record: CheckoutRecord): PaymentIntent {
  const id = record.session.payment_intent
  const known = typeof id === "string" ? emulator.account.intents.get(id) : undefined
  if (known) return known
  const intent = newPaymentIntent(record, emulator.clock.now())
  emulator.account.intents.set(intent.id, intent)
  record.session.payment_intent = intent.id
  emulator.emit("payment_intent.created", intent)
  return intent
}

/** The money arrived at once: one charge, the session complete and paid. */
export function payNow(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  const intent = attach(emulator, record, payer)
  complete(record, payer)
  capture(emulator, record, intent, method, payer)
  emulator.emit("checkout.session.completed", record.session)
}

/** The bank took the order and will say later: the session complete, not paid. */
export function payLater(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  const intent = attach(emulator, record, payer)
  complete(record, payer)
  record.pending = { method, payer }
  intent.status = "processing"
  intent.next_action = null
  emulator.emit("payment_intent.processing", intent)
  emulator.emit("checkout.session.completed", record.session)
}

/** What the bank said in the end about a payment it had taken to see later. */
export function settleLater(emulator: Emulator, record: CheckoutRecord, succeeded: boolean): void {
  const { pending, session } = record
  if (!pending) return
  const intent = intentOf(emulator, record)
  record.pending = null
  if (succeeded) {
    capture(emulator, record, intent, pending.method, pending.payer)
    emulator.emit("checkout.session.async_payment_succeeded", session)
    return
  }
  fail(emulator, intent, { code: "payment_intent_payment_attempt_failed", message: en.problems.bank_refused })
  emulator.emit("checkout.session.async_payment_failed", session)
}

/** The shopper must go to the bank's page first. */
export function awaitBank(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
): void {
  const intent = attach(emulator, record, payer)
  record.pending = { method, payer }
  intent.status = "requires_action"
  intent.next_action = {
    type: "redirect_to_url",
    redirect_to_url: { url: `${record.session.url}/bank`, return_url: record.session.url },
  }
  emulator.emit("payment_intent.requires_action", intent)
}

/** The card's issuer refused: a failed charge, the session still open. */
export function decline(
  emulator: Emulator,
  record: CheckoutRecord,
  method: PaymentMethod,
  payer: Payer,
  refusal: Refusal,
): void {
  const intent = attach(emulator, record, payer)
  const charge = newCharge(intent, method, payer, emulator.clock.now(), refusal)
  emulator.account.charges.set(charge.id, charge)
  intent.latest_charge = charge.id
  emulator.emit("charge.failed", charge)
  fail(emulator, intent, {
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    charge: charge.id,
  })
}

/** The shopper or the bank said no on the bank's page: nothing was charged, the session is still open. */
export function refuseAtBank(emulator: Emulator, record: CheckoutRecord): void {
  record.pending = null
  const message = en.problems.authentication_failed
  fail(emulator, intentOf(emulator, record), { code: "payment_intent_authentication_failure", message })
}

type PaymentError = NonNullable<PaymentIntent["last_payment_error"]>

function fail(emulator: Emulator, intent: PaymentIntent, error: Omit<PaymentError, "type">): void {
  intent.status = "requires_payment_method"
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = { type: error.charge ? "card_error" : "invalid_request_error", ...error }
  emulator.emit("payment_intent.payment_failed", intent)
}

function attach(emulator: Emulator, record: CheckoutRecord, payer: Payer): PaymentIntent {
  const intent = intentOf(emulator, record)
  intent.payment_method = newId("pm_1")
  intent.last_payment_error = null
  if (payer.shipping) intent.shipping = { ...payer.shipping, phone: payer.phone }
  return intent
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

function capture(
  emulator: Emulator,
  record: CheckoutRecord,
  intent: PaymentIntent,
  method: PaymentMethod,
  payer: Payer,
): void {
  const charge = newCharge(intent, method, payer, emulator.clock.now(), null)
  emulator.account.charges.set(charge.id, charge)
  intent.status = "succeeded"
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.next_action = null
  record.session.payment_status = "paid"
  emulator.emit("charge.succeeded", charge)
  emulator.emit("payment_intent.succeeded", intent)
}
