import { methodOfAttempt, methodOfProvider } from "../../methods"
import { type Attempt, FROZEN } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { holderOf, releaseHold } from "../reservations/hold"
import { openPayment } from "./open-payment"
import { closePaymentSession } from "./payment-session"

/**
 * Sees to it that an open payment can't be paid any more, and gives its goods back. Call with the cart's lease held.
 * @returns "frozen" when the customer was faster: it is paid or being paid
 */
export async function withdraw(
  engine: Engine,
  attempt: Attempt,
  state: "superseded" | "expired",
): Promise<"free" | "frozen"> {
  // The answer to opening it was lost: asking again tells which payment it is.
  const id = attempt.checkout_session_id ?? (await openAgain(engine, attempt)).session_id
  const method = methodOfAttempt(engine.container, { ...attempt, checkout_session_id: id })
  if ((await method.withdraw(id)) === "taken") return "frozen"
  await closePaymentSession(engine, attempt)
  await releaseHold(engine, holderOf(attempt))
  await engine.attempts.advance(attempt.id, ["created", "open"], state)
  return "free"
}

/**
 * The same of a payment that another is to take the place of, or nothing.
 * @returns "frozen" as well where it is known to be paid or being paid
 */
export async function supersede(engine: Engine, live: Attempt | null): Promise<"free" | "frozen"> {
  if (!live) return "free"
  return FROZEN.includes(live.state) ? "frozen" : withdraw(engine, live, "superseded")
}

async function openAgain(engine: Engine, attempt: Attempt) {
  const session = await engine.payment.retrievePaymentSession(attempt.payment_session_id)
  const method = methodOfProvider(engine.container, session.provider_id)
  if (!method) throw new Error(`The shop has no payment method ${session.provider_id}.`)
  return openPayment(engine, method, attempt)
}
