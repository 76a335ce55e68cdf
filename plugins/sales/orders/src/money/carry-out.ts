import { PaymentEvents } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http"
import { RefundRefusal, type CreatedRefund } from "@bon-perroquet/checkout/methods"
import { restockRefunded } from "../restocking"
import type { RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import { orderOf, numberOf } from "../engine/order"
import { book, paymentOfRefund, unbook } from "./record-refund"
import { giveCredit, methodBehind } from "./method"
import { isInProgress } from "./money"
import { closeReplacedFailures } from "./failed-refunds"
import { byShare, earlierShares } from "./over-payments"

/**
 * Makes a stored refund, records it in Medusa, moves stock, and closes failed refunds that it pays. If the
 * refund failed, reverses it instead. Idempotent: a call after a crash finishes the work and pays once. A
 * refund that waits at Stripe is recorded when the bank has it.
 * @throws 409 refund_refused, refund_account_required, refund_disputed if the method rejects it; 503
 * refund_pending if it does not respond, to be retried
 */
export async function carryOut(
  engine: Engine,
  { id }: EngineOrder,
  requestedRefund: RefundRow,
): Promise<void> {
  const rows = await engine.records.refunds.of(id)
  const refund = rows.find((row) => row.id === requestedRefund.id) ?? requestedRefund
  if (refund.state === "pending" && !(await isNext(engine, refund, rows))) return
  if (refund.state === "undoing") return undo(engine, refund)
  if (refund.state === "pending" || refund.state === "made") await give(engine, refund)
  else await restockRefunded(engine, id)
  const now = await engine.records.refunds.withId(refund.id)
  if (now && (now.state === "done" || isInProgress(now)))
    await closeReplacedFailures(engine, id, now.amount_cents)
}

/** Returns whether the earlier shares of a refund were made. If one was refused, refuses this share, too. */
async function isNext(
  { records: { refunds } }: Engine,
  refund: RefundRow,
  rows: readonly RefundRow[],
): Promise<boolean> {
  const states = earlierShares(refund, rows).map(({ state }) => state)
  if (states.includes("refused")) await refunds.advance(refund, "refused")
  return !states.includes("refused") && !states.includes("pending")
}

async function give(engine: Engine, refund: RefundRow): Promise<void> {
  const { order, payment } = await paymentOfRefund(engine, refund)
  const created = refund.state === "pending" ? await giveBack(engine, order, payment, refund) : refund
  if (created) await book(engine, order, payment, created)
  await restockRefunded(engine, order.id)
  if (created) await engine.records.refunds.advance(refund, "done")
}

export const announceRefund = ({ events }: Engine, paymentId: string): Promise<void> =>
  events.emit({ name: PaymentEvents.REFUNDED, data: { id: paymentId } })

/** Makes the refund at the payment method. @returns the refund to record, or null if it is not made yet */
async function giveBack(
  engine: Engine,
  order: EngineOrder,
  payment: OrderPayment,
  refund: RefundRow,
): Promise<RefundRow | null> {
  if (refund.as_credit && !refund.stripe_refund_id)
    return recordCreated(engine, refund, await giveCredit(engine.container, order, refund))
  const paid = methodBehind(engine.container, payment)
  if (refund.stripe_refund_id || !paid) {
    await engine.records.refunds.advance(refund, "made")
    return refund
  }
  try {
    const created = await paid.method.refund({
      payment_id: paid.payment_id,
      amount_cents: refund.amount_cents,
      key: refund.id,
      order_number: numberOf(order),
      ...(refund.account !== null && { account: refund.account }),
    })
    return await recordCreated(engine, refund, created)
  } catch (error) {
    throw await refusalOf(engine, refund, error)
  }
}

async function recordCreated(
  engine: Engine,
  refund: RefundRow,
  created: CreatedRefund,
): Promise<RefundRow | null> {
  const { refunds } = engine.records
  const note = { stripe_refund_id: created.id }
  await refunds.advance(refund, created.state === "done" ? "made" : "waiting", note)
  if (created.state === "failed") await refunds.fail(refund, "failed", created.failure ?? "failed")
  return created.state === "done" ? { ...refund, ...note } : null
}

const REFUSALS = {
  refused: "refund_refused",
  account_required: "refund_account_required",
  disputed: "refund_disputed",
} as const

async function refusalOf(engine: Engine, refund: RefundRow, error: unknown): Promise<unknown> {
  if (!(error instanceof RefundRefusal)) return error
  engine.logger.warn(`Refund ${refund.id}: ${error.message} ${String(error.cause)}`)
  if (error.reason === "unavailable") return refuse("refund_pending", 503)
  await engine.records.refunds.advance(refund, "refused")
  return refuse(REFUSALS[error.reason], 409)
}

async function undo(engine: Engine, refund: RefundRow): Promise<void> {
  const { order, payment } = await paymentOfRefund(engine, refund)
  await unbook(engine, order, payment, refund)
  await restockRefunded(engine, order.id)
  const note = { undone: refund.undone + 1, engine_refund_id: null }
  await engine.records.refunds.advance(refund, refund.failed_at ? "failed" : "waiting", note)
}

/**
 * Returns true for a failed refund that is still recorded in Medusa, because an earlier version did not
 * reverse refunds.
 */
const isLeftBooked = ({ state, failed_at, seen_to_at }: RefundRow): boolean =>
  state === "done" && failed_at !== null && seen_to_at === null

/**
 * Finishes an order's refunds. If one fails, the error is logged, the refund is retried later, and the others
 * continue.
 * @returns the updated order
 */
export async function finishRefunds(
  engine: Engine,
  order: EngineOrder,
  rows: readonly RefundRow[],
): Promise<EngineOrder> {
  for (const row of rows.filter(isLeftBooked)) await engine.records.refunds.advance(row, "undoing")
  const unfinished = rows.filter(
    (row) => ["pending", "made", "undoing"].includes(row.state) || isLeftBooked(row),
  )
  for (const refund of unfinished.toSorted(byShare)) {
    try {
      await carryOut(engine, order, refund)
      await announceRefund(engine, refund.payment_id)
    } catch (error) {
      engine.logger.error(
        `Refund ${refund.id} could not be completed and will be tried again: ${String(error)}`,
      )
    }
  }
  try {
    await restockRefunded(engine, order.id)
  } catch (error) {
    engine.logger.error(
      `The stock of the refunded goods of order ${order.id} could not be updated: ${String(error)}`,
    )
  }
  return unfinished.length ? orderOf(engine, order.id) : order
}
