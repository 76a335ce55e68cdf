import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { Payment, PaymentMethod } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import { refundOnce } from "./refund-once"

/**
 * What is left of a payment that can't become an order; its metadata says why, for who reads Stripe's dashboard.
 * @throws CheckoutRefusal "payment_unavailable" when Stripe does not do it now
 */
export async function giveBack(
  stripe: Stripe,
  { payment_id, amount_cents, refunded_cents }: Payment,
  { key, order_number, reason }: Parameters<PaymentMethod["giveBack"]>[1],
): Promise<string | null> {
  if (!payment_id || refunded_cents >= (amount_cents ?? 0)) return null
  const params = { payment_intent: payment_id, metadata: { order_number, reason } }
  const made = refundOnce(stripe, params, key).catch((cause: unknown) => {
    throw new CheckoutRefusal("payment_unavailable", {}, { cause })
  })
  return (await made).id
}
