import type { Engine } from "../checkout/engine"

/** The engine's event for a payment of which money went back, or may have; `data.id` is Stripe's payment intent. */
export const MONEY_MOVED = "stripe-checkout.money_moved"

/**
 * Writes down which payments Stripe told of, then tells the plugin that keeps the orders. The note is what counts: a
 * process that dies before the event is heard leaves it to the next round.
 */
export async function announceMoney({ attempts, events }: Engine, paymentIntents: string[]): Promise<void> {
  if (!paymentIntents.length) return
  await attempts.notices.tell(paymentIntents)
  await events.emit(paymentIntents.map((id) => ({ name: MONEY_MOVED, data: { id } })))
}
