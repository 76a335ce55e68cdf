import { MONEY_EVENTS } from "../money/events"

export const SESSION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] as const

/**
 * Events of payment intents. They are needed for payments without a page, and for payments whose attempt is
 * missing.
 */
export const INTENT_EVENTS = ["payment_intent.succeeded", "payment_intent.payment_failed"] as const

/** Events that the webhook processes. */
export const WEBHOOK_EVENTS = [...SESSION_EVENTS, ...INTENT_EVENTS, ...MONEY_EVENTS] as const

export const isAmong = (types: readonly string[], { type }: { type: string }): boolean => types.includes(type)
