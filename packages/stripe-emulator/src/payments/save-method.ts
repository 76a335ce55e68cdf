import { missingResource } from "../fault"
import type { Emulator } from "../emulator"
import type { Payer, PaymentMethod } from "../objects/checkout-record"
import { newCustomer, newKeptMethod, type KeptMethod } from "../objects/saved-method"
import type { PaymentIntent } from "../objects/wire"
import type { CardFate } from "./test-cards"

/** Last digits of Stripe's test card that always requires authentication. */
const ALWAYS_AUTHENTICATES = "3184"

/** Saves the card of a paid intent for off-session charges, if the intent requests it. */
export function keepMethod(
  emulator: Emulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  payer: Payer,
): void {
  if (intent.setup_future_usage !== "off_session" || method.type !== "card") return
  const created = emulator.clock.now()
  const customer = newCustomer(payer, created)
  const id = methodOf(intent)
  const object = newKeptMethod({ id, customer: customer.id, created }, method.card, payer)
  const fate = method.card.last4 === ALWAYS_AUTHENTICATES ? "authenticate" : "approve"
  emulator.account.customers.set(customer.id, customer)
  emulator.account.kept.set(id, { object, method, payer, fate })
  intent.customer = customer.id
}

const methodOf = ({ payment_method }: PaymentIntent): string =>
  typeof payment_method === "string" ? payment_method : ""

export function requireSavedMethod(emulator: Emulator, id: string): KeptMethod {
  const savedMethod = emulator.account.kept.get(id)
  if (!savedMethod) throw missingResource("PaymentMethod", id, "payment_method")
  return savedMethod
}

export function setFate(emulator: Emulator, intent: PaymentIntent, fate: CardFate): void {
  requireSavedMethod(emulator, methodOf(intent)).fate = fate
  emulator.changed()
}
