import { FREE, methodOfAttempt, methodOfProvider } from "../../methods"
import { type Attempt, FROZEN } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { attemptKeyOf, releaseReservations } from "../reservations/reservations"
import { openPayment } from "./open-payment"
import { closePaymentSession } from "./payment-session"

/**
 * Withdraws an attempt's payment and releases its stock. Requires the cart's lock.
 * @returns "frozen" if it is paid or being paid
 */
export async function withdraw(
  engine: Engine,
  attempt: Attempt,
  state: "superseded" | "expired",
): Promise<"free" | "frozen"> {
  // Without an id, the response to opening was lost. Repeating the call returns the id.
  const id = attempt.checkout_session_id ?? (await repeatOpening(engine, attempt)).session_id
  const method = methodOfAttempt(engine.container, { ...attempt, checkout_session_id: id })
  if ((await method.withdraw(id)) === "taken") return "frozen"
  await closePaymentSession(engine, attempt)
  await releaseReservations(engine, attemptKeyOf(attempt), attempt)
  await engine.attempts.advance(attempt.id, ["created", "open"], state)
  return "free"
}

/**
 * Withdraws the live payment, if any, before another one replaces it.
 * @returns "frozen" if it is paid or being paid
 */
export async function supersede(engine: Engine, live: Attempt | null): Promise<"free" | "frozen"> {
  if (!live) return "free"
  return FROZEN.includes(live.state) ? "frozen" : withdraw(engine, live, "superseded")
}

async function repeatOpening(engine: Engine, attempt: Attempt) {
  const { provider_id } = await engine.payment.retrievePaymentSession(attempt.payment_session_id)
  const method = provider_id === FREE.provider_id ? FREE : methodOfProvider(engine.container, provider_id)
  if (!method) throw new Error(`The shop has no payment method ${provider_id}.`)
  return openPayment(engine, method, attempt)
}
