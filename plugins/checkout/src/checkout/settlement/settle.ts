import type { MedusaContainer } from "@medusajs/framework/types"
import { methodOfPayment, type Payment, type PaymentMethod } from "../../methods"
import { type Attempt, LIVE } from "../../modules/checkout"
import { readCart } from "../cart/cart"
import { type Engine, engineOf, isTaken, leaseKey } from "../engine/engine"
import { giveMoneyBack } from "./give-back"
import { holderOf, releaseHold } from "../reservations/hold"
import { obstacleTo } from "./obstacle"
import { closePaymentSession, notePayment } from "../payment/payment-session"
import { placeOrder, writtenOf } from "./place-order"
import { CheckoutRefusal } from "../engine/refusal"
import { settleAwaited } from "./settle-awaited"
import { settleOrder } from "./settle-order"
import { adoptPayment } from "./adopt-payment"
import { InFlight } from "../engine/in-flight"

/** How far a payment has come. `payment` is its method's word where that had to be asked. */
export type Settlement = {
  outcome: "ordered" | "refunded" | "pending" | "expired" | "failed" | "busy" | "unknown"
  attempt?: Attempt
  payment?: Payment | null
}

/**
 * Brings one payment to its end, whoever asks first: the method, status poll or reconciliation. The method is the truth
 * about the money, our rows are the truth about the order; repeating it or asking ten times at once changes nothing.
 * Never waits: "busy" means that another caller is settling it.
 * @param known the attempt, where the caller has just read it
 */
export async function settle(
  container: MedusaContainer,
  checkoutSessionId: string,
  known?: Attempt,
): Promise<Settlement> {
  const attempt = known ?? (await attemptOf(container, checkoutSessionId))
  return settleFrom(container, checkoutSessionId, attempt)
}

const attemptOf = (container: MedusaContainer, checkoutSessionId: string): Promise<Attempt | null> =>
  engineOf(container).attempts.attemptOfSession(checkoutSessionId)

/** @param known the attempt that has noted this payment */
async function settleFrom(
  container: MedusaContainer,
  checkoutSessionId: string,
  known: Attempt | null,
): Promise<Settlement> {
  if (known && isDone(known)) return doneAs(known)
  return inFlight.track(checkoutSessionId, () => settleAsTold(container, checkoutSessionId, known))
}

/** As the method says that the payment stands. */
async function settleAsTold(
  container: MedusaContainer,
  checkoutSessionId: string,
  known: Attempt | null,
): Promise<Settlement> {
  const engine = engineOf(container)
  const method = methodOfPayment(container, checkoutSessionId)
  if (!method) return { outcome: "unknown" }
  const payment = await method.lookUp(checkoutSessionId)
  const attempt =
    known ?? (payment && ((await unnoted(engine, payment)) ?? (await adoptPayment(engine, payment))))
  if (!attempt) return { outcome: "unknown" }
  if (known && known.state !== "processing" && payment?.state === "open")
    return { outcome: "pending", attempt, payment }

  try {
    const settled = await engine.locking.execute(
      leaseKey(attempt.cart_id),
      () => settleAlone(engine, method, attempt, payment),
      { timeout: 0 },
    )
    return { payment, ...settled }
  } catch (error) {
    if (isTaken(error)) return { outcome: "busy", attempt, payment }
    throw error
  }
}

/** The attempt of a payment whose id was not noted: the process died before it could be. */
async function unnoted({ attempts }: Engine, { purchase }: Payment): Promise<Attempt | null> {
  const { attempt_id, order_number = "" } = purchase
  const attempt = attempt_id
    ? await attempts.attemptWithId(attempt_id)
    : await attempts.attemptOfOrderNumber(order_number)
  // Not one that has this id or number since an older database was put back.
  const isIts = attempt?.payment_session_id === purchase.payment_session_id
  return attempt?.checkout_session_id === null && isIts ? attempt : null
}

/**
 * Longest that a question waits for another caller to finish the same payment, in ms, and how often a shopper's looks whether
 * another process has; of this one it is told at once.
 */
const WAITS = { for: 4_000, every: 100 }
const inFlight = new InFlight()

/**
 * `settle` for a method's own message, which comes while the shopper's question is being answered, as a rule: it waits for
 * that, as one that is refused is sent again, and again minutes later. "busy" where another process is at it.
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
 * `settle` for the shopper who is looking at the success page: when another caller is settling it already, a moment's patience
 * (no lease, no connection held) tells how it ended, rather than that it is under way. No method is asked about an id that
 * no attempt has: anybody can make ids up. A page whose attempt was lost is found by the method's own word, or by its list.
 */
export async function settleForShopper(
  container: MedusaContainer,
  checkoutSessionId: string,
): Promise<Settlement> {
  await inFlight.passed(checkoutSessionId, WAITS.for)
  const known = await attemptOf(container, checkoutSessionId)
  if (!known) return { outcome: "unknown" }
  const settlement = await settleFrom(container, checkoutSessionId, known).catch((error: unknown) =>
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
 * A payment that can't become an order is given back, also when Stripe does not do it at this moment: it is tried again
 * until it does, and who paid has nothing to wait for. @throws what went wrong, for any other payment
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

/** With the cart's lease held; `payment` is no older than the lease by more than the time it took to get it. */
async function settleAlone(
  engine: Engine,
  method: PaymentMethod,
  seen: Attempt,
  payment: Payment | null,
): Promise<Settlement> {
  const attempt = (await engine.attempts.attemptWithId(seen.id)) ?? seen
  if (isDone(attempt)) return doneAs(attempt)
  if (!payment) return withoutPayment(engine, attempt)
  if (attempt.state === "refund_due")
    return giveMoneyBack(engine, method, attempt, payment, attempt.reason ?? "refund_due")
  if (attempt.state === "created") {
    await notePayment(engine, attempt, payment)
    await engine.attempts.advance(attempt.id, ["created"], "open", {
      checkout_session_id: payment.id,
      url: payment.url,
    })
  }
  switch (payment.state) {
    case "open": {
      // It was on its way and did not come; another try is the shopper's to make, or the cart's to change.
      const open = await engine.attempts.advance(attempt.id, ["processing"], "open")
      return { outcome: "pending", attempt: open ?? attempt }
    }
    case "expired":
    case "failed":
      return giveUp(engine, attempt, payment.state)
    case "awaited":
      return settleAwaited(engine, method, attempt, payment)
    case "paid":
      return attempt.pays_order_id === null
        ? settlePaid(engine, method, attempt, payment)
        : settleOrder(engine, method, attempt, attempt.pays_order_id, payment)
    case "processing": {
      const processing = await engine.attempts.advance(attempt.id, ["open"], "processing")
      return { outcome: "pending", attempt: processing ?? attempt }
    }
  }
}

/** How long after its time a payment may be missing before it is given up, in ms. */
const MISSING_FOR = 3_600_000

/**
 * The keys are another account's, by mistake for a minute or for good: nothing is known of it, and it may be paid.
 * It is given up when its time is long over; until then who comes back to the cart gets another page.
 */
async function withoutPayment(engine: Engine, attempt: Attempt): Promise<Settlement> {
  const mayBePaid = !["created", "open"].includes(attempt.state)
  if (mayBePaid || Date.now() < attempt.expires_at.getTime() + MISSING_FOR)
    return { outcome: "pending", attempt }
  return giveUp(engine, attempt, "expired")
}

async function giveUp(engine: Engine, attempt: Attempt, state: "expired" | "failed"): Promise<Settlement> {
  await closePaymentSession(engine, attempt)
  await releaseHold(engine, holderOf(attempt)) // before the state: a crash in between is repaired by the next call
  const done = await engine.attempts.advance(attempt.id, LIVE, state)
  return { outcome: state, attempt: done ?? attempt }
}

async function settlePaid(
  engine: Engine,
  method: PaymentMethod,
  open: Attempt,
  payment: Payment,
): Promise<Settlement> {
  const note = { payment_intent_id: payment.payment_id }
  const attempt = (await engine.attempts.advance(open.id, LIVE, "paid", note)) ?? open
  const cart = await readCart(engine, attempt.cart_id)
  // An order that stands, or whose payment the engine has noted, is never gone back on: what was given back of its money
  // meanwhile is recorded as its refund.
  const { order, is_noted } = await writtenOf(engine, attempt)
  if (!order && !(cart && is_noted)) {
    const obstacle = await obstacleTo(engine, attempt, payment, cart)
    if (obstacle) return giveMoneyBack(engine, method, attempt, payment, obstacle)
  }
  if (!cart) throw new Error(`The cart of ${attempt.order_number} is gone, and its order is not finished.`)
  const order_id = await placeOrder(engine, attempt, cart, payment, order)
  const ordered = await engine.attempts.advance(attempt.id, ["paid"], "ordered", { order_id })
  return { outcome: "ordered", attempt: ordered ?? attempt }
}
