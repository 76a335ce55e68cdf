import type { Attempt } from "../../modules/checkout"
import type { OpenedPayment, PaymentMethod } from "../../methods"
import type { Engine } from "../engine/engine"
import { storePaymentId } from "./payment-session"
import { CheckoutRefusal } from "../engine/refusal"

export type OpenedPage = { url: string; session_id: string }

export async function openPayment(
  engine: Engine,
  method: PaymentMethod,
  attempt: Attempt,
): Promise<OpenedPage> {
  const opening = await method.open(attempt)
  if (opening.outcome !== "opened") {
    engine.logger.error(
      `The payment of order ${attempt.order_number} could not be opened: ${String(opening.cause)}`,
    )
    // Nobody received the payment page's URL, so nobody can pay it.
    await engine.attempts.advance(attempt.id, ["created"], "failed", { reason: opening.outcome })
    throw new CheckoutRefusal(opening.outcome)
  }
  const { payment } = opening
  await requireAmount(engine, method, attempt, payment)
  await storePaymentId(engine, attempt, payment)
  const { url } = payment
  await engine.attempts.advance(attempt.id, ["created"], "open", { checkout_session_id: payment.id, url })
  return { url, session_id: payment.id }
}

async function requireAmount(
  { attempts, logger }: Engine,
  method: PaymentMethod,
  attempt: Attempt,
  payment: OpenedPayment,
): Promise<void> {
  const { amount_cents, currency_code, order_number } = attempt
  if (payment.amount_cents === amount_cents && payment.currency_code === currency_code) return
  logger.error(
    `The payment of order ${order_number} has the amount ${payment.amount_cents} instead of ${amount_cents} cents and is withdrawn.`,
  )
  await method.withdraw(payment.id)
  await attempts.advance(attempt.id, ["created"], "failed", {
    reason: "amount_differs",
    checkout_session_id: payment.id,
  })
  throw new CheckoutRefusal("payment_unavailable")
}
