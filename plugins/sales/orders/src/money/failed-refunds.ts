import { refundShare, type Refundable } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { Engine } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { RefundRow } from "../modules/order-status"
import { freeOf } from "./money"
import { refundableParts } from "./of-order"
import { leftForNamed, withoutReplaced } from "./replaced"

/** Returns whether a refund failed and its amount was not paid in another way. */
export const isUnresolvedFailure = ({
  state,
  seen_to_at,
}: Pick<RefundRow, "state" | "seen_to_at">): boolean => state === "failed" && seen_to_at === null

/**
 * Returns the part of a failed refund that is still due, in cents. Excludes goods that were refunded or
 * replaced later.
 */
function owedOf({ amount_cents, parts }: RefundRow, left: Refundable["items"]): number {
  const replaced = (parts?.items ?? []).map((part) => {
    const there = left.find(({ id }) => id === part.id)?.quantity ?? 0
    return part.amount_cents - refundShare(part.amount_cents, Math.min(part.quantity, there), part.quantity)
  })
  return replaced.reduce((owed, cents) => owed - cents, amount_cents)
}

/** Returns failed refunds, oldest first, with the amount still due and the amount left in their payment. */
async function listUnresolvedFailures(engine: Engine, orderId: string) {
  const order = await orderOf(engine, orderId)
  const { refunds: rows, replacements } = await engine.records.recordOf(orderId)
  const left = withoutReplaced(refundableParts(order, rows).items, replacements)
  const freeIn = (paymentId: string) =>
    order.payments.reduce((free, each) => (each.id === paymentId ? free + freeOf(each, rows) : free), 0)
  return rows
    .filter((row) => isUnresolvedFailure(row) && !row.key.startsWith("dispute:"))
    .map((row) => ({ row, owed_cents: owedOf(row, left), free_cents: freeIn(row.payment_id) }))
}

/**
 * Closes failed refunds that need no action, because a later refund paid them (oldest first), their goods
 * were replaced, or no money is left.
 * @param given_cents amount of the later refund
 */
export async function closeReplacedFailures(engine: Engine, orderId: string, given_cents = 0): Promise<void> {
  const { refunds } = engine.records
  if (!(await refunds.of(orderId)).some(isUnresolvedFailure)) return
  let rest = given_cents
  const withoutNeed = (await listUnresolvedFailures(engine, orderId)).filter(({ owed_cents, free_cents }) => {
    const isGiven = owed_cents <= rest
    if (isGiven) rest -= owed_cents
    return isGiven || free_cents <= 0
  })
  await refunds.replace(withoutNeed.map(({ row }) => row.id))
}

/** Returns a failed refund of exactly this amount that is still due. A new refund takes over its parts. */
export async function failureOf(
  engine: Engine,
  orderId: string,
  amount_cents: number,
): Promise<RefundRow | undefined> {
  const unresolved = await listUnresolvedFailures(engine, orderId)
  return unresolved.find(
    ({ row, owed_cents }) => row.parts && amount_cents === row.amount_cents && owed_cents === amount_cents,
  )?.row
}

/**
 * Throws unless a failed refund may be recorded as paid in another way.
 * @throws 409 line_replaced if its goods were replaced, refund_too_much if less is left
 */
export async function requireOutstanding(
  engine: Engine,
  order: EngineOrder,
  refund: RefundRow,
): Promise<void> {
  const { refunds: rows, replacements } = await engine.records.recordOf(order.id)
  leftForNamed(refundableParts(order, rows), replacements, refund.parts ?? {})
  const unresolved = (await listUnresolvedFailures(engine, order.id)).find(({ row }) => row.id === refund.id)
  const amount_cents = Math.max(0, Math.min(unresolved?.owed_cents ?? 0, unresolved?.free_cents ?? 0))
  if (refund.amount_cents > amount_cents) throw refuse("refund_too_much", 409, { amount_cents })
}
