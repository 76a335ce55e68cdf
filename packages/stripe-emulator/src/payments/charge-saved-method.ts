import { wrongState } from "../fault"
import type { Emulator } from "../emulator"
import type { PaymentIntent } from "../objects/wire"
import { TEXTS } from "../texts"
import { capture, refuse } from "./intent"
import { requireSavedMethod } from "./save-method"
import { refusalOf } from "./test-cards"

export function chargeKept(emulator: Emulator, intent: PaymentIntent): void {
  if (intent.status !== "requires_confirmation" || typeof intent.payment_method !== "string") {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw wrongState(message, "payment_intent_unexpected_state", "intent")
  }
  const { method, payer, fate, object } = requireSavedMethod(emulator, intent.payment_method)
  if (!object.customer) throw wrongState("The payment method is not attached to the customer any more.")
  if (fate === "approve") capture(emulator, intent, method, payer)
  else refuse(emulator, intent, method, payer, fate === "authenticate" ? UNSEEN : refusalOf(fate))
}

/** Refusal of a bank that requires the confirmation of a customer who is not there. */
export const UNSEEN = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: TEXTS.problems.authentication_failed,
}
