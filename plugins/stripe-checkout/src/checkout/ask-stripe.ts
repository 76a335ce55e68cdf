import type { Attempt } from "../modules/checkout"
import type { Engine } from "./engine"
import { notePage, type PaymentSession } from "./payment-session"
import { CheckoutRefusal } from "./refusal"

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
      await engine.attempts.advance(attempt.id, ["created"], "failed", { reason: "payment_unavailable" })
      throw new CheckoutRefusal("payment_unavailable")
    })
  await notePage(engine, attempt, page.id, data)
  const url = page.url ?? ""
  await engine.attempts.advance(attempt.id, ["created"], "open", { checkout_session_id: page.id, url })
  return { url, session_id: page.id }
}
