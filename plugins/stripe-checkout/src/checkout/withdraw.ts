import type Stripe from "stripe"
import type { Attempt } from "../modules/checkout"
import type { Engine } from "./engine"
import { releaseHold } from "./hold"
import { askStripe } from "./ask-stripe"

/**
 * Makes an open page unpayable and gives its goods back. Call with the cart's lease held.
 * @returns "frozen" when the customer was faster: the page is paid or being paid
 */
export async function withdraw(
  engine: Engine,
  attempt: Attempt,
  state: "superseded" | "expired",
): Promise<"free" | "frozen"> {
  // The answer to opening it was lost: asking again with the same key tells which page it is.
  const sessionId = attempt.checkout_session_id ?? (await askAgain(engine, attempt)).session_id
  const page = await expirePage(engine.stripe, sessionId)
  if (page.status === "complete") return "frozen"
  await releaseHold(engine, attempt.cart_id)
  await engine.attempts.advance(attempt.id, ["created", "open"], state)
  return "free"
}

const askAgain = async (engine: Engine, attempt: Attempt) =>
  askStripe(engine, attempt, await engine.payment.retrievePaymentSession(attempt.payment_session_id))

async function expirePage(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const page = await stripe.checkout.sessions.retrieve(id)
    // Refused because it is complete or expired already: fine. Anything else is a real failure.
    if (page.status === "open") throw error
    return page
  }
}
