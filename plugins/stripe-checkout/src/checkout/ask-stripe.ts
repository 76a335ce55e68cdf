import Stripe from "stripe"
import type { Attempt } from "../modules/checkout"
import type { Engine } from "./engine"
import { notePage, type PaymentSession } from "./payment-session"
import { CheckoutRefusal } from "./refusal"
import { expireSession } from "./stripe-session"

export type OpenedPage = { url: string; session_id: string }

/** Sends the attempt's stored parameters; its payment session's id as idempotency key makes asking twice one page. */
export async function askStripe(
  engine: Engine,
  attempt: Attempt,
  { data }: PaymentSession,
): Promise<OpenedPage> {
  const page = await engine.stripe.checkout.sessions
    .create(attempt.session_params, { idempotencyKey: attempt.payment_session_id })
    .catch(async (error: unknown) => {
      engine.logger.error(`Stripe did not open the page of ${attempt.order_number}: ${String(error)}`)
      // Nobody got the page's address, so nobody can pay it, should it exist after all.
      const reason = isAboutEmail(error) ? "email_refused" : "payment_unavailable"
      await engine.attempts.advance(attempt.id, ["created"], "failed", { reason })
      throw new CheckoutRefusal(reason)
    })
  await requireAmount(engine, attempt, page)
  await notePage(engine, attempt, page.id, data)
  const url = page.url ?? ""
  await engine.attempts.advance(attempt.id, ["created"], "open", { checkout_session_id: page.id, url })
  return { url, session_id: page.id }
}

/** Stripe takes fewer e-mail addresses than the shop's own rule does, and delivers none to those that it refuses. */
const isAboutEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "email_invalid" || error.param === "customer_email")

/** A page that asks another amount than the shop does is withdrawn before anybody sees it. */
async function requireAmount(
  { attempts, logger, stripe }: Engine,
  attempt: Attempt,
  page: Stripe.Checkout.Session,
): Promise<void> {
  const { amount_cents, currency_code, order_number } = attempt
  if (page.amount_total === amount_cents && page.currency === currency_code) return
  logger.error(`Stripe's page of ${order_number} asks ${page.amount_total} instead of ${amount_cents} cents.`)
  await expireSession(stripe, page.id)
  await attempts.advance(attempt.id, ["created"], "failed", {
    reason: "amount_differs",
    checkout_session_id: page.id,
  })
  throw new CheckoutRefusal("payment_unavailable")
}
