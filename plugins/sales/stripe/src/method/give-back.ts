import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { Payment, PaymentMethod } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import { refundOnce } from "./refund-once"

/**
 * Refunds a payment without an order. The refund's metadata contain the reason.
 * @throws CheckoutRefusal "payment_unavailable" if Stripe does not refund now
 */
export async function giveBack(
  stripe: Stripe,
  { payment_id, amount_cents, refunded_cents }: Payment,
  { key, order_number, reason }: Parameters<PaymentMethod["giveBack"]>[1],
): Promise<string | null> {
  if (!payment_id || refunded_cents >= (amount_cents ?? 0)) return null
  const params = { payment_intent: payment_id, metadata: { order_number, reason } }
  const created = refundOnce(stripe, params, key).catch((cause: unknown) => {
    throw new CheckoutRefusal("payment_unavailable", {}, { cause })
  })
  return (await created).id
}
