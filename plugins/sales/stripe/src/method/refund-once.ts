import Stripe from "stripe"

/** Milliseconds after which a retry uses another idempotency key. */
const NEW_TRY_EVERY = 600_000

/**
 * Refunds once. Stripe returns a stored error for the same key for a day, so a retry after an error uses
 * another key every ten minutes.
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
