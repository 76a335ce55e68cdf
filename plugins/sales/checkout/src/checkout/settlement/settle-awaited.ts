import type { Payment, PaymentMethod } from "../../methods"
import { type Attempt, LIVE } from "../../modules/checkout"
import { readCart } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { attemptKeyOf, releaseReservations } from "../reservations/reservations"
import { obstacleTo } from "./obstacle"
import type { OpenedPage } from "../payment/open-payment"
import { placeOrder, writtenOf } from "./place-order"
import { CheckoutRefusal } from "../engine/refusal"
import type { Settlement } from "./settle"

/**
 * Creates the order of an attempt that is paid later. A repeated call creates no second order. Requires the
 * cart's lock.
 */
export async function settleAwaited(
  engine: Engine,
  method: PaymentMethod,
  open: Attempt,
  payment: Payment,
): Promise<Settlement> {
  const note = { payment_intent_id: payment.payment_id }
  // The state `processing` freezes the cart.
  const attempt = (await engine.attempts.advance(open.id, LIVE, "processing", note)) ?? open
  const cart = await readCart(engine, attempt.cart_id)
  const { order } = await writtenOf(engine, attempt)
  const reason = order ? null : await obstacleTo(engine, attempt, payment, cart)
  if (reason) {
    await method.withdraw(payment.id)
    await releaseReservations(engine, attemptKeyOf(attempt), attempt)
    const failed = await engine.attempts.advance(attempt.id, LIVE, "failed", { reason })
    return { outcome: "failed", attempt: failed ?? attempt }
  }
  if (!cart)
    throw new Error(`The cart of order ${attempt.order_number} was deleted before the order was complete.`)
  const order_id = await placeOrder(engine, attempt, cart, payment, order)
  const ordered = await engine.attempts.advance(attempt.id, LIVE, "ordered", { order_id })
  return { outcome: "ordered", attempt: ordered ?? attempt }
}

/** Creates the order before its payment. @throws CheckoutRefusal if the cart cannot be ordered */
export async function placeAwaited(
  engine: Engine,
  method: PaymentMethod,
  page: OpenedPage,
): Promise<OpenedPage> {
  const [attempt, payment] = await Promise.all([
    engine.attempts.attemptOfSession(page.session_id),
    method.lookUp(page.session_id),
  ])
  if (!attempt || !payment) throw new Error(`There is no attempt for the payment ${page.session_id}.`)
  const { outcome } = await settleAwaited(engine, method, attempt, payment)
  if (outcome !== "ordered") throw new CheckoutRefusal("cart_busy")
  return page
}
