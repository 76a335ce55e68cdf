import type { ListedPayment, Opening, PaymentMethod } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { purchaseOf, stateOf } from "./payment"
import { expireSession } from "./stripe-session"

/** Creates a session from stored parameters. The payment session's id is the idempotency key. */
export async function createPage(
  stripe: Stripe,
  { session_params, payment_session_id }: Parameters<PaymentMethod["open"]>[0],
): Promise<Opening> {
  try {
    const page = await stripe.checkout.sessions.create(session_params, { idempotencyKey: payment_session_id })
    const { id, url, amount_total, currency } = page
    return {
      outcome: "opened",
      payment: { id, url: url ?? "", amount_cents: amount_total, currency_code: currency },
    }
  } catch (cause) {
    return { outcome: isAboutEmail(cause) ? "email_refused" : "payment_unavailable", cause }
  }
}

/** Stripe accepts fewer e-mail addresses than the shop. */
const isAboutEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "email_invalid" || error.param === "customer_email")

export async function withdrawPage(stripe: Stripe, id: string): Promise<"withdrawn" | "taken"> {
  // `page` is null if the API key belongs to another account. Then nobody can pay the session.
  const page = await expireSession(stripe, id)
  return page?.status === "complete" ? "taken" : "withdrawn"
}

export async function* pagesSince(stripe: Stripe, since: Date, only?: "paid"): AsyncGenerator<ListedPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const status = only && { status: "complete" as const }
  for await (const page of stripe.checkout.sessions.list({ created, ...status, limit: 100 }))
    if (!only || page.payment_status === "paid")
      yield { id: page.id, state: stateOf(page), purchase: purchaseOf(page) }
}
