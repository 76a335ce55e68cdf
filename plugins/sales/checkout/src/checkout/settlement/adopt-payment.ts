import { payablesOf, type Payment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import { amountOf, productLinesOf, readCart } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { readPayable } from "../order-payment/open-payable"
import { dueCents, isOrderId, readOrder } from "../order-payment/order-to-pay"
import { storePaymentId } from "../payment/payment-session"

/**
 * Restores the attempt of a payment that is missing in the database, for example after a restore. An
 * unchanged cart becomes an order, otherwise the payment is refunded.
 * @returns null if it belongs to another shop or was not received
 */
export async function adoptPayment(engine: Engine, storedPayment: Payment): Promise<Attempt | null> {
  const {
    shop_id,
    order_number,
    payment_session_id,
    attempt_id,
    cart_id = "",
    email = "",
  } = storedPayment.purchase
  if (storedPayment.state !== "paid" || !order_number || !payment_session_id) return null
  if (shop_id !== (await engine.attempts.shopId())) return null
  const amount_cents = storedPayment.amount_cents ?? 0
  const pays_order_id = isOrderId(cart_id) || payablesOf(engine.container, cart_id) ? cart_id : null
  const stands =
    pays_order_id === null
      ? await canBeOrdered(engine, cart_id, payment_session_id, amount_cents)
      : await canBePaid(engine, pays_order_id, payment_session_id, amount_cents)
  engine.logger.error(
    `The payment of order ${order_number} was missing in the database. It ${stands ? "becomes an order" : "is refunded"}.`,
  )
  const payment = { payment_session_id, amount_cents, currency_code: storedPayment.currency_code ?? "eur" }
  if (stands) await storePaymentId(engine, payment, storedPayment)
  return engine.attempts.adoptPayment({
    ...payment,
    // The original id, which the reservations contain.
    ...(attempt_id && { id: attempt_id }),
    cart_id,
    pays_order_id,
    order_number,
    checkout_session_id: storedPayment.id,
    payment_intent_id: storedPayment.payment_id,
    email,
    state: stands ? "open" : "refund_due",
    reason: stands ? null : "attempt_lost",
    expires_at: storedPayment.expires_at,
  })
}

async function canBeOrdered(engine: Engine, cartId: string, paymentSessionId: string, cents: number) {
  const cart = await readCart(engine, cartId)
  if (!cart || cart.completed_at || !productLinesOf(cart).length || amountOf(cart) !== cents) return false
  if (await engine.attempts.liveAttempt(cartId)) return false
  return (cart.payment_collection?.payment_sessions ?? []).some(({ id }) => id === paymentSessionId)
}

async function dueOf(engine: Engine, id: string): Promise<number> {
  if (!isOrderId(id)) return (await readPayable(engine, id))?.due_cents ?? 0
  const order = await readOrder(engine, id)
  return order ? dueCents(order) : 0
}

async function canBePaid(engine: Engine, id: string, session: string, cents: number): Promise<boolean> {
  if ((await dueOf(engine, id)) !== cents || (await engine.attempts.liveAttempt(id))) return false
  return (await engine.payment.listPaymentSessions({ id: session })).length > 0
}
