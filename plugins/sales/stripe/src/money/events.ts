import type Stripe from "stripe"

export const MONEY_EVENTS = [
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event["type"][]

export const isMoneyEvent = ({ type }: Pick<Stripe.Event, "type">): boolean =>
  MONEY_EVENTS.some((each) => each === type)

/** Returns the ids of an event's payment intents. Legacy charges have none. */
export function paymentIntentsOf(event: Stripe.Event): string[] {
  const { payment_intent: intent } = event.data.object as Stripe.Charge | Stripe.Refund | Stripe.Dispute
  if (!intent) return []
  return [typeof intent === "string" ? intent : intent.id]
}
