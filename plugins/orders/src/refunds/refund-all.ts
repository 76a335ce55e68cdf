import { refuse } from "@bon-perroquet/shop-api/http"
import { refundableAtStripe, RefundRefusal } from "@bon-perroquet/stripe-checkout/checkout"
import type { ChangeRow } from "../modules/order-status"
import type { Engine } from "../status/engine"
import { factsOf, type OrderFacts, type Payment } from "../status/facts"
import { carryOut } from "./carry-out"
import { leftOf, paymentIntentOf, refundablePayments } from "./money"

/** What can really be given back of a payment, in cents. @throws 503 payment_unavailable when Stripe does not answer */
export async function refundableOf({ container }: Engine, payment: Payment): Promise<number> {
  const intent = paymentIntentOf(payment)
  if (!intent) return leftOf(payment)
  try {
    return Math.min(leftOf(payment), await refundableAtStripe(container, intent))
  } catch (error) {
    throw error instanceof RefundRefusal ? refuse("refund_unavailable", 503) : error
  }
}

/** Gives all that is left back for a cancellation, once per payment of the order. @returns the order as it is then */
export async function refundAll(engine: Engine, order: OrderFacts, change: ChangeRow): Promise<OrderFacts> {
  const payments = refundablePayments(order)
  for (const payment of payments) {
    const key = `cancel:${change.id}:${payment.id}`
    const known = await engine.records.refunds.ofKey(order.id, key)
    const amount_cents = known?.amount_cents ?? (await refundableOf(engine, payment))
    if (!amount_cents) continue // given back in Stripe's own dashboard
    const refund =
      known ??
      (await engine.records.refunds.begin({
        order_id: order.id,
        key,
        payment_id: payment.id,
        amount_cents,
        reason: null,
        by_email: change.by_email,
      }))
    await carryOut(engine, order, refund)
  }
  return payments.length ? factsOf(engine, order.id) : order
}
