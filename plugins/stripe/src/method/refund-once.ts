import Stripe from "stripe"

/** How long a new key is kept for one more try, in ms. */
const NEW_TRY_EVERY = 600_000

/**
 * Asks Stripe for a refund under a key that makes asking again one refund. Stripe repeats its answer to a key for a day,
 * an error as well: once it repeats one, further tries have keys of their own, a new one every ten minutes.
 * @throws what Stripe answers when it is not made now
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
