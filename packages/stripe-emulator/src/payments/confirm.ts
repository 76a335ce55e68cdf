import { wrongState } from "../fault"
import type { Emulator } from "../emulator"
import type { Payer } from "../objects/checkout-record"
import type { PaymentIntent } from "../objects/wire"
import type { TypedPayment } from "../page/read-payment"
import {
  attach,
  BANK_REFUSED,
  capture,
  fail,
  NOT_AUTHENTICATED,
  setProcessing,
  refuse,
  requireAction,
} from "./intent"
import type { AttemptOutcome, Decision } from "./attempt"
import { refusalOf } from "./test-cards"

const CONFIRMABLE = ["requires_payment_method", "requires_confirmation", "requires_action"]

export function confirmIntent(
  emulator: Emulator,
  intent: PaymentIntent,
  { method, payer, fate }: TypedPayment,
): AttemptOutcome {
  if (!CONFIRMABLE.includes(intent.status)) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw wrongState(message, "payment_intent_unexpected_state", "intent")
  }
  attach(intent, payer)
  if (fate === "approve") {
    capture(emulator, intent, method, payer)
    return "paid"
  }
  if (fate === "authenticate") {
    emulator.account.pending.set(intent.id, { method, payer })
    requireAction(emulator, intent, { type: "use_stripe_sdk" })
    return "bank"
  }
  refuse(emulator, intent, method, payer, refusalOf(fate))
  return fate
}

export function decideIntent(emulator: Emulator, intent: PaymentIntent, decision: Decision): void {
  const pending = emulator.account.pending.get(intent.id)
  if (!pending || intent.status !== "requires_action") return
  if (decision === "delay") {
    setProcessing(emulator, intent)
    return
  }
  emulator.account.pending.delete(intent.id)
  if (decision === "refuse") fail(emulator, intent, NOT_AUTHENTICATED)
  else capture(emulator, intent, pending.method, pending.payer)
}

export function finishIntent(emulator: Emulator, intent: PaymentIntent, succeeded: boolean): void {
  const pending = emulator.account.pending.get(intent.id)
  if (!pending || intent.status !== "processing") throw wrongState("No payment of this intent waits.")
  emulator.account.pending.delete(intent.id)
  if (succeeded) capture(emulator, intent, pending.method, pending.payer)
  else fail(emulator, intent, BANK_REFUSED)
}

/** Payer of a card field, which collects only the card. */
export const UNNAMED: Payer = { email: null, name: null, phone: null, shipping: null, billing: null }
