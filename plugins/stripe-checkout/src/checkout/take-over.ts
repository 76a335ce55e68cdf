import type Stripe from "stripe"
import type { Attempt } from "../modules/checkout"
import { amountOf, readCart } from "./cart"
import type { Engine } from "./engine"
import { notePage } from "./payment-session"
import { paymentIntentOf } from "./stripe-session"

/**
 * A page of this shop that is paid and that nothing is known of, as after an older database was restored: it gets an
 * attempt again, which becomes an order where its cart still stands as it was paid, and else is given back.
 * @returns null for a page of somebody else, or one that is not paid
 */
export async function takeOver(engine: Engine, session: Stripe.Checkout.Session): Promise<Attempt | null> {
  const { shop, order_number, payment_session_id, attempt_id, customer_email } = session.metadata ?? {}
  if (session.payment_status !== "paid" || !order_number || !payment_session_id) return null
  if (shop !== (await engine.attempts.shopId())) return null
  const amount_cents = session.amount_total ?? 0
  const cart_id = session.client_reference_id ?? ""
  const stands = await canBeOrdered(engine, cart_id, payment_session_id, amount_cents)
  engine.logger.error(
    `The payment of ${order_number} was unknown here: it is ${stands ? "made an order" : "given back"}.`,
  )
  const payment = { payment_session_id, amount_cents, currency_code: session.currency ?? "eur" }
  if (stands) await notePage(engine, payment, session.id)
  return engine.attempts.takeOver({
    ...payment,
    // Its own again: what is held for it is found by it.
    ...(attempt_id && { id: attempt_id }),
    cart_id,
    order_number,
    checkout_session_id: session.id,
    payment_intent_id: paymentIntentOf(session).id,
    email: customer_email ?? session.customer_details?.email ?? "",
    state: stands ? "open" : "refund_due",
    reason: stands ? null : "attempt_lost",
    expires_at: new Date(session.expires_at * 1000),
  })
}

async function canBeOrdered(engine: Engine, cartId: string, paymentSessionId: string, cents: number) {
  const cart = await readCart(engine, cartId)
  if (!cart || cart.completed_at || !cart.items.length || amountOf(cart) !== cents) return false
  if (await engine.attempts.liveAttempt(cartId)) return false
  return (cart.payment_collection?.payment_sessions ?? []).some(({ id }) => id === paymentSessionId)
}
