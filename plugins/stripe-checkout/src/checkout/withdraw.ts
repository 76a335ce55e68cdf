import type { Attempt } from "../modules/checkout"
import type { Engine } from "./engine"
import { holderOf, releaseHold } from "./hold"
import { askStripe } from "./ask-stripe"
import { expireSession } from "./stripe-session"

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
  // None: the keys are another account's by now, where it can't be paid.
  const page = await expireSession(engine.stripe, sessionId)
  if (page?.status === "complete") return "frozen"
  await releaseHold(engine, holderOf(attempt))
  await engine.attempts.advance(attempt.id, ["created", "open"], state)
  return "free"
}

const askAgain = async (engine: Engine, attempt: Attempt) =>
  askStripe(engine, attempt, await engine.payment.retrievePaymentSession(attempt.payment_session_id))
