import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { Payment, PaymentMethod } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"

/** How long a new key is kept for one more try, in ms. */
const NEW_TRY_EVERY = 600_000

/** What is left of a payment that can't become an order; its metadata says why, for who reads Stripe's dashboard. */
export async function giveBack(
  stripe: Stripe,
  { payment_id, amount_cents, refunded_cents }: Payment,
  { key, order_number, reason }: Parameters<PaymentMethod["giveBack"]>[1],
): Promise<string | null> {
  if (!payment_id || refunded_cents >= (amount_cents ?? 0)) return null
  const params = { payment_intent: payment_id, metadata: { order_number, reason } }
  return (await refundOnce(stripe, params, key)).id
}

/**
 * Asks Stripe for a refund under a key that makes asking again one refund. Stripe repeats its answer to a key for a day,
 * an error as well: once it repeats one, further tries have keys of their own, a new one every ten minutes.
 * @throws CheckoutRefusal "payment_unavailable" when it is not made now
 */
async function refundOnce(
  stripe: Stripe,
  params: Stripe.RefundCreateParams,
  key: string,
): Promise<Stripe.Refund> {
  const ask = (idempotencyKey: string) => stripe.refunds.create(params, { idempotencyKey })
  try {
    return await ask(key).catch((error: unknown) => {
      if (!isRepeated(error)) throw error
      return ask(`${key}:${Math.floor(Date.now() / NEW_TRY_EVERY)}`)
    })
  } catch (error) {
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

const isRepeated = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.["idempotent-replayed"] === "true"
