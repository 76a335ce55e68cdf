import type { MedusaContainer } from "@medusajs/framework/types"
import { methodOfPayment, type Payment, type PaymentMethod } from "../../methods"
import { type Attempt, LIVE, UNSETTLED } from "../../modules/checkout"
import { readCart } from "../cart/cart"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { isTaken } from "@bon-perroquet/contract/lease"
import { giveMoneyBack } from "./give-back"
import { attemptKeyOf, releaseReservations } from "../reservations/reservations"
import { obstacleTo } from "./obstacle"
import { closePaymentSession, storePaymentId } from "../payment/payment-session"
import { placeOrder, writtenOf } from "./place-order"
import { CheckoutRefusal } from "../engine/refusal"
import { settleAwaited } from "./settle-awaited"
import { settleExisting } from "./settle-existing"
import { adoptPayment } from "./adopt-payment"
import { InFlight } from "../engine/in-flight"

/**
 * `payment` is null if its method finds none, and undefined if the method was not called or the attempt is unknown.
 */
export type Settlement = {
  outcome: "ordered" | "refunded" | "pending" | "expired" | "failed" | "busy" | "unknown"
  attempt?: Attempt
  payment?: Payment | null
}

/**
 * Reads a payment's state from its method and brings attempt and order up to date. Idempotent. Never waits:
 * "busy" means that another caller is settling it.
 * @param knownAttempt the attempt, if the caller has just read it
 */
export async function settle(
  container: MedusaContainer,
  checkoutSessionId: string,
  knownAttempt?: Attempt,
): Promise<Settlement> {
  const attempt = knownAttempt ?? (await attemptOf(container, checkoutSessionId))
  return settleFrom(container, checkoutSessionId, attempt)
}

const attemptOf = (container: MedusaContainer, checkoutSessionId: string): Promise<Attempt | null> =>
  engineOf(container).attempts.attemptOfSession(checkoutSessionId)

async function settleFrom(
  container: MedusaContainer,
  checkoutSessionId: string,
  attempt: Attempt | null,
): Promise<Settlement> {
  if (attempt && isDone(attempt)) return doneAs(attempt)
  return inFlight.track(checkoutSessionId, () => settleAtMethod(container, checkoutSessionId, attempt))
}

async function settleAtMethod(
  container: MedusaContainer,
  checkoutSessionId: string,
  knownAttempt: Attempt | null,
): Promise<Settlement> {
  const engine = engineOf(container)
  const method = methodOfPayment(container, checkoutSessionId)
  if (!method) return { outcome: "unknown" }
  const payment = await method.lookUp(checkoutSessionId)
  const attempt =
    knownAttempt ??
    (payment && ((await attemptWithoutPaymentId(engine, payment)) ?? (await adoptPayment(engine, payment))))
  if (!attempt) return { outcome: "unknown" }
  // An open payment needs no change, and so no lock. If the attempt was processing, `settleAlone` opens it
  // again.
  if (knownAttempt && knownAttempt.state !== "processing" && payment?.state === "open")
    return { outcome: "pending", attempt, payment }

  try {
    const settlement = await engine.locking.execute(
      leaseKey(attempt.cart_id),
      () => settleAlone(engine, method, attempt, payment),
      { timeout: 0 },
    )
    return { payment, ...settlement }
  } catch (error) {
    if (isTaken(error)) return { outcome: "busy", attempt, payment }
    throw error
  }
}

/** Returns the attempt of a payment whose id was not stored because of a crash. */
async function attemptWithoutPaymentId({ attempts }: Engine, { purchase }: Payment): Promise<Attempt | null> {
  const { attempt_id, order_number = "" } = purchase
  const attempt = attempt_id
    ? await attempts.attemptWithId(attempt_id)
    : await attempts.attemptOfOrderNumber(order_number)
  // After a restore, another attempt may have the same id or number.
  const isIts = attempt?.payment_session_id === purchase.payment_session_id
  return attempt?.checkout_session_id === null && isIts ? attempt : null
}

/** Milliseconds. `for`: maximum wait. `every`: interval for polling another process's work. */
const WAITS = { for: 4_000, every: 100 }
const inFlight = new InFlight()

/**
 * Settles a payment for its event. Waits while a request in this process settles it, because a rejected event
 * is repeated minutes later. @returns "busy" if another process is settling
 */
export async function settleForMethod(
  container: MedusaContainer,
  checkoutSessionId: string,
): Promise<Settlement> {
  const deadline = Date.now() + WAITS.for
  for (;;) {
    await inFlight.passed(checkoutSessionId, deadline - Date.now())
    const settlement = await settle(container, checkoutSessionId)
    const isWorthIt = inFlight.isAt(checkoutSessionId) && Date.now() < deadline
    if (settlement.outcome !== "busy" || !isWorthIt) return settlement
  }
}

/**
 * Settles a payment for the success page. If another caller is settling it, waits up to four seconds. Does not call the
 * method for an id without an attempt, because anybody can invent ids.
 */
export async function settleForShopper(
  container: MedusaContainer,
  checkoutSessionId: string,
): Promise<Settlement> {
  await inFlight.passed(checkoutSessionId, WAITS.for)
  const knownAttempt = await attemptOf(container, checkoutSessionId)
  if (!knownAttempt) return { outcome: "unknown" }
  const settlement = await settleFrom(container, checkoutSessionId, knownAttempt).catch((error: unknown) =>
    givenUp(container, checkoutSessionId, error),
  )
  if (settlement.outcome !== "busy") return settlement
  const deadline = Date.now() + WAITS.for
  for (;;) {
    const attempt = await attemptOf(container, checkoutSessionId)
    if (attempt && isDone(attempt)) return doneAs(attempt)
    if (Date.now() >= deadline) return settlement
    await inFlight.ended(checkoutSessionId, WAITS.every)
  }
}

/**
 * Returns "refunded" for a payment that will be refunded, even if refunding fails now. @throws the error for
 * any other payment
 */
async function givenUp(container: MedusaContainer, id: string, error: unknown): Promise<Settlement> {
  const attempt = await attemptOf(container, id)
  if (attempt?.state !== "refund_due" || !(error instanceof CheckoutRefusal)) throw error
  return { outcome: "refunded", attempt }
}

const isDone = ({ state }: Attempt): boolean => !LIVE.includes(state) && state !== "refund_due"

function doneAs(attempt: Attempt): Settlement {
  switch (attempt.state) {
    case "ordered":
      return { outcome: "ordered", attempt }
    case "refunded":
      return { outcome: "refunded", attempt }
    case "failed":
      return { outcome: "failed", attempt }
    default:
      return { outcome: "expired", attempt }
  }
}

/** Settles a payment under the cart's lock. `payment` was read shortly before. */
async function settleAlone(
  engine: Engine,
  method: PaymentMethod,
  seen: Attempt,
  payment: Payment | null,
): Promise<Settlement> {
  if (payment?.state === "paid" && seen.pays_order_id === null) {
    const paid = await engine.attempts.advance(seen.id, ["open", "processing"], "paid", noteOf(payment))
    if (paid) return settlePaid(engine, method, paid, payment)
  }
  const attempt = (await engine.attempts.attemptWithId(seen.id)) ?? seen
  if (isDone(attempt)) return doneAs(attempt)
  if (!payment) return withoutPayment(engine, method, attempt)
  if (attempt.state === "refund_due")
    return giveMoneyBack(engine, method, attempt, payment, attempt.reason ?? "refund_due")
  if (attempt.state === "created") {
    await storePaymentId(engine, attempt, payment)
    await engine.attempts.advance(attempt.id, ["created"], "open", {
      checkout_session_id: payment.id,
      url: payment.url,
    })
  }
  switch (payment.state) {
    case "open": {
      // After a failed transfer, the shopper may pay again or change the cart.
      const open = await engine.attempts.advance(attempt.id, ["processing"], "open")
      return { outcome: "pending", attempt: open ?? attempt }
    }
    case "expired":
    case "failed":
      return giveUp(engine, attempt, payment.state)
    case "awaited":
      return settleAwaited(engine, method, attempt, payment)
    case "paid": {
      if (attempt.pays_order_id !== null)
        return settleExisting(engine, method, attempt, attempt.pays_order_id, payment)
      const paid = await engine.attempts.advance(attempt.id, LIVE, "paid", noteOf(payment))
      return settlePaid(engine, method, paid ?? attempt, payment)
    }
    case "processing": {
      const processing = await engine.attempts.advance(attempt.id, ["open"], "processing")
      return { outcome: "pending", attempt: processing ?? attempt }
    }
  }
}

/** A payment that its method does not find counts as expired this many milliseconds after its expiry. */
const MISSING_FOR = 3_600_000

/**
 * Settles an attempt whose payment its method does not find. Waits until an hour after expiry, because the
 * payment may exist in another Stripe account if the API key was changed. Ends at once if that account was for tests.
 */
async function withoutPayment(engine: Engine, method: PaymentMethod, attempt: Attempt): Promise<Settlement> {
  const isWithoutMoney = attempt.state !== "paid" && method.isOfFormerAccount?.(attempt.created_at)
  if (isWithoutMoney) return giveUp(engine, attempt, "expired")
  const mayBePaid = !["created", "open"].includes(attempt.state)
  if (mayBePaid || Date.now() < attempt.expires_at.getTime() + MISSING_FOR)
    return { outcome: "pending", attempt }
  return giveUp(engine, attempt, "expired")
}

async function giveUp(engine: Engine, attempt: Attempt, state: "expired" | "failed"): Promise<Settlement> {
  await closePaymentSession(engine, attempt)
  // Releases before the state changes, so that the next call completes the work after a crash.
  await releaseReservations(engine, attemptKeyOf(attempt), attempt)
  const done = await engine.attempts.advance(attempt.id, UNSETTLED, state)
  return { outcome: state, attempt: done ?? attempt }
}

const noteOf = ({ payment_id }: Payment) => ({ payment_intent_id: payment_id })

async function settlePaid(
  engine: Engine,
  method: PaymentMethod,
  attempt: Attempt,
  payment: Payment,
): Promise<Settlement> {
  const [cart, { order, is_noted }] = await Promise.all([
    readCart(engine, attempt.cart_id),
    writtenOf(engine, attempt),
  ])
  // An existing order, or a recorded payment whose cart exists, is not refunded here. A later refund at the
  // provider is recorded on the order.
  if (!order && !(cart && is_noted)) {
    const obstacle = await obstacleTo(engine, attempt, payment, cart)
    if (obstacle) return giveMoneyBack(engine, method, attempt, payment, obstacle)
  }
  if (!cart)
    throw new Error(`The cart of order ${attempt.order_number} was deleted before the order was complete.`)
  const order_id = await placeOrder(engine, attempt, cart, payment, order)
  const ordered = await engine.attempts.advance(attempt.id, ["paid"], "ordered", { order_id })
  return { outcome: "ordered", attempt: ordered ?? attempt }
}
