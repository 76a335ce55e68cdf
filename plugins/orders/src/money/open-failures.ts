import { refundShare, type Refundable } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import type { Engine } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { RefundRow } from "../modules/order-status"
import { freeOf } from "./money"
import { refundableParts } from "./of-order"
import { leftForNamed, withoutReplaced } from "./replaced"

/** Failed, and nobody has given its money in another way. */
export const isOpenFailure = ({ state, seen_to_at }: Pick<RefundRow, "state" | "seen_to_at">): boolean =>
  state === "failed" && seen_to_at === null

/** What a refund that failed still owes of an order: not for goods that were given back, or replaced, since. */
function owedOf({ amount_cents, parts }: RefundRow, left: Refundable["items"]): number {
  const settled = (parts?.items ?? []).map((part) => {
    const there = left.find(({ id }) => id === part.id)?.quantity ?? 0
    return part.amount_cents - refundShare(part.amount_cents, Math.min(part.quantity, there), part.quantity)
  })
  return settled.reduce((owed, cents) => owed - cents, amount_cents)
}

/** An order's open failures, oldest first, with what each owes and what of its payment can still be given. */
async function openFailures(engine: Engine, orderId: string) {
  const order = await orderOf(engine, orderId)
  const { refunds: rows, replacements } = await engine.records.recordOf(orderId)
  const left = withoutReplaced(refundableParts(order, rows).items, replacements)
  const freeIn = (paymentId: string) =>
    order.payments.reduce((free, each) => (each.id === paymentId ? free + freeOf(each, rows) : free), 0)
  return rows
    .filter((row) => isOpenFailure(row) && !row.key.startsWith("dispute:"))
    .map((row) => ({ row, owed_cents: owedOf(row, left), free_cents: freeIn(row.payment_id) }))
}

/**
 * Nobody needs to see to a failed refund any more of which nothing is owed, or can be given: a later refund of at least as much gave its
 * money, the oldest first; its goods were replaced; or all of its payment went back.
 * @param given_cents what a later refund gave
 */
export async function settleFailures(engine: Engine, orderId: string, given_cents = 0): Promise<void> {
  const { refunds } = engine.records
  if (!(await refunds.of(orderId)).some(isOpenFailure)) return
  let rest = given_cents
  const settled = (await openFailures(engine, orderId)).filter(({ owed_cents, free_cents }) => {
    const isGiven = owed_cents <= rest
    if (isGiven) rest -= owed_cents
    return isGiven || free_cents <= 0
  })
  await refunds.replace(settled.map(({ row }) => row.id))
}

/** The open failure of just this amount that still owes all of it; what is given again is for what that one was for. */
export async function failureOf(
  engine: Engine,
  orderId: string,
  amount_cents: number,
): Promise<RefundRow | undefined> {
  const open = await openFailures(engine, orderId)
  return open.find(
    ({ row, owed_cents }) => row.parts && amount_cents === row.amount_cents && owed_cents === amount_cents,
  )?.row
}

/**
 * That a refund which failed may be booked as given in another way.
 * @throws 409 line_replaced where its goods were replaced since, refund_too_much where less is left
 */
export async function requireOwed(engine: Engine, order: EngineOrder, refund: RefundRow): Promise<void> {
  const { refunds: rows, replacements } = await engine.records.recordOf(order.id)
  leftForNamed(refundableParts(order, rows), replacements, refund.parts ?? {})
  const open = (await openFailures(engine, order.id)).find(({ row }) => row.id === refund.id)
  const amount_cents = Math.max(0, Math.min(open?.owed_cents ?? 0, open?.free_cents ?? 0))
  if (refund.amount_cents > amount_cents) throw refuse("refund_too_much", 409, { amount_cents })
}
