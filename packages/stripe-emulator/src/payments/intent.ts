import { wrongState } from "../fault"
import type { Emulator } from "../emulator"
import { newId } from "../ids"
import { newCharge, type Refusal } from "../objects/charge"
import type { Payer, PaymentMethod } from "../objects/checkout-record"
import type { Cause } from "../objects/event"
import { newPaymentIntent, type IntentBirth } from "../objects/payment-intent"
import type { PaymentIntent } from "../objects/wire"
import { TEXTS } from "../texts"
import { keepMethod } from "./save-method"

export function createIntent(emulator: Emulator, birth: IntentBirth, cause: Cause = null): PaymentIntent {
  const intent = newPaymentIntent(birth, emulator.clock.now())
  emulator.account.intents.set(intent.id, intent)
  emulator.emit("payment_intent.created", intent, cause)
  return intent
}

/** Sets the payment method of a new attempt, and removes the last error. */
export function attach(intent: PaymentIntent, payer: Payer): PaymentIntent {
  intent.payment_method = newId("pm_1")
  intent.last_payment_error = null
  if (payer.shipping) intent.shipping = { ...payer.shipping, phone: payer.phone }
  return intent
}

export function capture(
  emulator: Emulator,
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
  keepMethod(emulator, intent, method, payer)
  emulator.emit("charge.succeeded", charge)
  emulator.emit("payment_intent.succeeded", intent)
}

export function setProcessing(emulator: Emulator, intent: PaymentIntent): void {
  intent.status = "processing"
  intent.next_action = null
  emulator.emit("payment_intent.processing", intent)
}

export function requireAction(
  emulator: Emulator,
  intent: PaymentIntent,
  next_action: PaymentIntent["next_action"],
): void {
  intent.status = "requires_action"
  intent.next_action = next_action
  emulator.emit("payment_intent.requires_action", intent)
}

export function refuse(
  emulator: Emulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  payer: Payer,
  refusal: Refusal,
): void {
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

type PaymentError = NonNullable<PaymentIntent["last_payment_error"]>

export const BANK_REFUSED: Omit<PaymentError, "type"> = {
  code: "payment_intent_payment_attempt_failed",
  message: TEXTS.problems.bank_refused,
}
export const NOT_AUTHENTICATED: Omit<PaymentError, "type"> = {
  code: "payment_intent_authentication_failure",
  message: TEXTS.problems.authentication_failed,
}

/** Records a failed attempt without a charge. The payer can retry. */
export function fail(emulator: Emulator, intent: PaymentIntent, error: Omit<PaymentError, "type">): void {
  intent.status = "requires_payment_method"
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = { type: error.charge ? "card_error" : "invalid_request_error", ...error }
  emulator.emit("payment_intent.payment_failed", intent)
}

const CANCELABLE = ["requires_payment_method", "requires_confirmation", "requires_action", "requires_capture"]

/** @throws if the intent is paid, processing or cancelled */
export function cancel(
  emulator: Emulator,
  intent: PaymentIntent,
  reason: PaymentIntent["cancellation_reason"],
  cause: Cause = null,
): void {
  if (!CANCELABLE.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`
    throw wrongState(message, "payment_intent_unexpected_state", "intent")
  }
  intent.status = "canceled"
  intent.canceled_at = emulator.clock.now()
  intent.cancellation_reason = reason
  intent.next_action = null
  emulator.account.pending.delete(intent.id)
  emulator.emit("payment_intent.canceled", intent, cause)
}
