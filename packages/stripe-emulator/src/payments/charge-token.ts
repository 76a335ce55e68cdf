import { badParameter, missingResource, wrongState } from "../fault"
import type { Emulator } from "../emulator"
import { newGrantedToken, type GrantedToken } from "../objects/granted-token"
import type { PaymentIntent } from "../objects/wire"
import { UNSEEN } from "./charge-saved-method"
import { UNNAMED } from "./confirm"
import { attach, capture, refuse } from "./intent"
import { refusalOf, TEST_CARDS } from "./test-cards"

const PARAMETER = "payment_method_data[shared_payment_granted_token]"

/** Grants a token to the account, as an agent does with the card of its customer. */
export function grantToken(
  emulator: Emulator,
  { card, expires_in, ...limits }: { card: string; currency: string; max_amount: number; expires_in: number },
): GrantedToken {
  const known = TEST_CARDS[card]
  if (!known) throw badParameter("This is not a test card.", "card")
  const { fate, ...about } = known
  const now = emulator.clock.now()
  const expYear = new Date(now * 1_000).getUTCFullYear() + 3
  const token = newGrantedToken(
    {
      usage_limits: { ...limits, expires_at: now + expires_in },
      shared: {
        method: { type: "card", card: { ...about, last4: card.slice(-4), expMonth: 12, expYear } },
        fate,
      },
    },
    now,
  )
  emulator.account.granted.set(token.id, token)
  emulator.changed()
  return token
}

export function findToken(emulator: Emulator, id: string): GrantedToken {
  const token = emulator.account.granted.get(id)
  if (!token) throw missingResource("shared_payment_granted_token", id, PARAMETER)
  return token
}

export function deactivate(
  emulator: Emulator,
  token: GrantedToken,
  reason: NonNullable<GrantedToken["deactivated_reason"]>,
): void {
  token.deactivated_at = emulator.clock.now()
  token.deactivated_reason = reason
  emulator.changed()
}

/** @throws if the token is used up, revoked or expired, or its limits do not cover the intent */
function requireUsable(emulator: Emulator, token: GrantedToken, { amount, currency }: PaymentIntent): void {
  const { usage_limits: limits } = token
  if (!token.deactivated_at && limits.expires_at <= emulator.clock.now())
    deactivate(emulator, token, "expired")
  if (token.deactivated_reason)
    throw badParameter(
      `This SharedPaymentGrantedToken is deactivated: ${token.deactivated_reason}.`,
      PARAMETER,
    )
  if (limits.currency !== currency)
    throw badParameter(`The token allows payments in ${limits.currency}, not in ${currency}.`, PARAMETER)
  if (amount > limits.max_amount)
    throw badParameter(`The amount ${amount} exceeds the token's maximum of ${limits.max_amount}.`, PARAMETER)
}

const CHARGEABLE = ["requires_payment_method", "requires_confirmation"]

/** Confirms an intent with a token, which can be charged once. */
export function chargeToken(emulator: Emulator, intent: PaymentIntent, tokenId: string): void {
  if (!CHARGEABLE.includes(intent.status)) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
    throw wrongState(message, "payment_intent_unexpected_state", "intent")
  }
  const token = findToken(emulator, tokenId)
  requireUsable(emulator, token, intent)
  const { method, fate } = token.shared
  attach(intent, UNNAMED)
  if (fate === "approve") {
    deactivate(emulator, token, "consumed")
    capture(emulator, intent, method, UNNAMED)
  } else refuse(emulator, intent, method, UNNAMED, fate === "authenticate" ? UNSEEN : refusalOf(fate))
}
