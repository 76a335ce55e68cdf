import Stripe from "stripe"

/** Milliseconds until a retry uses a new key. */
const NEW_TRY_EVERY = 600_000

/**
 * Refunds once. Stripe repeats a stored error for a day, so retries after errors use a new key every ten
 * minutes.
 * @throws Stripe's error if the refund is not made now
 */
export async function refundOnce(
  stripe: Stripe,
  params: Stripe.RefundCreateParams,
  key: string,
): Promise<Stripe.Refund> {
  const ask = (idempotencyKey: string) => stripe.refunds.create(params, { idempotencyKey })
  return ask(key).catch((error: unknown) => {
    if (!isRepeated(error)) throw error
    return ask(`${key}:${Math.floor(Date.now() / NEW_TRY_EVERY)}`)
  })
}

const isRepeated = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.["idempotent-replayed"] === "true"
