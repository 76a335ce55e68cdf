import { toCents, toEuro } from "@bon-perroquet/contract/money"
import type { RefundParts } from "@bon-perroquet/contract"
import type { EngineOrder, OrderVersion } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { applied, lossesOf, reducedDelivery, type Units } from "@bon-perroquet/medusa-sql/order-lines/lines"
import { valueOf } from "./left"
import { hasNoMoneyLeft, isInProgress } from "./money"

/** A refund with the sum of its credit lines in Medusa. `isBooked`: Medusa has recorded it. */
export interface CreditedRefund {
  id: string
  amount_cents: number
  parts: RefundParts | null
  isBooked: boolean
  credited_cents: number
}

/** A credit line of a refund. A negative amount reverses an earlier one. */
export interface Credit {
  refund: string
  cents: number
}

/** Returns the refunds that are made or in progress, except those of Medusa Admin, whose credit lines differ. */
export function creditedRefunds(order: EngineOrder, rows: readonly RefundRow[]): CreditedRefund[] {
  const credits = creditsOf(order)
  const engineRefunds = order.payments.flatMap(({ refunds }) => refunds)
  const booked = new Set(engineRefunds.map(({ metadata }) => metadata?.["order_refund"]))
  return rows
    .filter((row) => !row.engine_refund_id && (row.state === "done" || isInProgress(row)))
    .map(({ id, amount_cents, parts }) => ({
      ...{ id, amount_cents, parts, isBooked: booked.has(id) },
      credited_cents: creditedOf(id, credits),
    }))
}

export const creditsOf = ({ credits }: EngineOrder): Credit[] =>
  credits.map(({ refund, amount }) => ({ refund, cents: toCents(amount) }))

export const creditedOf = (refund: string, credits: readonly Credit[]): number =>
  credits.reduce((sum, credit) => (credit.refund === refund ? sum + credit.cents : sum), 0)

/** Returns the units that left a version of an order, and that no refund names. */
export const unrefundedOf = (
  version: Pick<OrderVersion, "items" | "gone_items">,
  refundParts: readonly (RefundParts | null)[],
): Units[] => lossesOf(version).map((loss) => applied(loss, refundParts).unrefunded)

/** Returns the units that left the order after a settled version, and that no refund names. */
export function lostSince(
  order: EngineOrder,
  settled: OrderVersion,
  refundParts: readonly (RefundParts | null)[],
): Units[] {
  const before = unrefundedOf(settled, refundParts)
  return unrefundedOf(order, refundParts).map((item) => {
    const earlier = before.find(({ id }) => id === item.id)
    const quantity = Math.max(0, item.quantity - (earlier?.quantity ?? 0))
    return { ...item, quantity, amount_cents: Math.max(0, item.amount_cents - (earlier?.amount_cents ?? 0)) }
  })
}

/** `allocated_cents`: amount of the refund that paid for units removed by an edit, or returned. */
type AllocatedRefund = CreditedRefund & { allocated_cents: number }

function allocateRefunds(losses: readonly Units[], refunds: readonly CreditedRefund[]): AllocatedRefund[] {
  const refundParts = refunds.map(({ parts }) => parts)
  const perLine = losses.map((loss) => applied(loss, refundParts).allocated)
  return refunds.map((refund, index) => ({
    ...refund,
    allocated_cents: perLine.reduce((sum, allocated) => sum + (allocated[index] ?? 0), 0),
  }))
}

/** Returns by how much a refund reduced the amount due to the customer, in cents. */
const coveredSoFar = ({ amount_cents, isBooked, credited_cents }: CreditedRefund): number =>
  (isBooked ? amount_cents : 0) - credited_cents

/** Returns how much of a refund paid back the price difference of a delivery that became cheaper, in cents. */
const deliveryCoveredBy = (refund: AllocatedRefund): number =>
  Math.max(0, Math.min(coveredSoFar(refund) - refund.allocated_cents, refund.parts?.delivery_cents ?? 0))

/** Returns how much of that price difference is still due to the customer after `refunds`, in cents. */
const deliveryDue = (order: EngineOrder, refunds: readonly AllocatedRefund[]): number =>
  Math.max(
    0,
    refunds.reduce((left, refund) => left - deliveryCoveredBy(refund), reducedDelivery(order)),
  )

/**
 * Returns the credit of a refund that Medusa has just recorded: its amount beyond what was due to the
 * customer. A refund by parts pays what is due for its own lines and delivery.
 * @param order after the refund. `settled` is the last version without a pending difference before the refund
 */
export function creditOfBooking(order: EngineOrder, refunds: readonly CreditedRefund[], id: string): number {
  const isKnown = refunds.some((refund) => refund.id === id)
  // If everything was refunded, nothing more is due to the customer, so the credit makes the pending
  // difference zero.
  return isKnown && hasNoMoneyLeft(order)
    ? toCents(order.pending_difference)
    : creditBeyondDue(order, refunds, id)
}

/**
 * Returns how many cents of a recorded refund exceed the amount due to the customer. A refund with `parts` pays only
 * what is due for these lines and for delivery. A refund without `parts` pays everything that is due.
 */
function creditBeyondDue(order: EngineOrder, refunds: readonly CreditedRefund[], id: string): number {
  const allocated = allocateRefunds(lossesOf(order), refunds)
  const refund = allocated.find((one) => one.id === id)
  if (!refund) return 0
  const pending_cents = toCents(order.pending_difference)
  const { amount_cents, parts, credited_cents } = refund
  const others = allocated.filter((other) => other !== refund)
  const due_cents = dueFor(parts, order, others, amount_cents - pending_cents)
  // `credited_cents` is negative if `creditsOfLoss` reversed the credit before Medusa recorded the refund.
  const allocated_cents = parts
    ? Math.max(0, Math.min(due_cents, refund.allocated_cents + credited_cents)) +
      Math.min(parts.delivery_cents, deliveryDue(order, others))
    : amount_cents
  return amount_cents - Math.min(allocated_cents, Math.max(0, amount_cents - pending_cents))
}

/**
 * Returns the part of the amount due that is not due for other lines, or for a cheaper delivery that the refund does not
 * name. Units that left before the order was last settled paid for other goods. A refund in progress still has to pay for
 * its units, also if its credit already does.
 */
function dueFor(
  parts: RefundParts | null,
  order: EngineOrder,
  others: readonly AllocatedRefund[],
  due_cents: number,
): number {
  const { settled } = order
  if (!settled) return due_cents
  const booked = others.filter(({ isBooked }) => isBooked)
  const lost = lostSince(
    order,
    settled,
    booked.map((other) => other.parts),
  )
  const ofOthers = lost.filter(({ id }) => !parts?.items.some((line) => line.id === id))
  const cheaper_cents = Math.min(
    reducedDelivery(order) - reducedDelivery(settled),
    deliveryDue(order, booked),
  )
  return others.reduce(
    (due, { isBooked, credited_cents }) => (isBooked ? due : due - credited_cents),
    due_cents - valueOf(ofOthers) - (parts?.delivery_cents ? 0 : cheaper_cents),
  )
}

/**
 * Returns the credits that must be reversed before lines lose units, because Medusa then credits units that
 * a refund by line has already credited.
 * @param changeOf returns the planned change of a line, see `lossOf`
 */
export function creditsOfLoss(
  order: EngineOrder,
  changeOf: Parameters<typeof lossesOf>[1],
  refunds: readonly CreditedRefund[],
): Credit[] {
  const [before, after] = [lossesOf(order), lossesOf(order, changeOf)]
  const changed = after.filter(({ quantity }, index) => quantity > (before[index]?.quantity ?? 0))
  // Units that left before may have paid for other goods, so that no refund pays for them.
  return takenCredits(after, refunds, changed, valueOf(after) - valueOf(before))
}

/** Reverses credits of refunds that pay for lost units of these lines, by at most `most_cents` in total. */
function takenCredits(
  losses: readonly Units[],
  refunds: readonly CreditedRefund[],
  lines: readonly { id: string }[],
  most_cents: number,
): Credit[] {
  let left_cents = most_cents
  return allocateRefunds(losses, refunds)
    .filter(({ parts }) => parts?.items.some((item) => lines.some(({ id }) => id === item.id)))
    .map((refund) => {
      const cents = Math.min(left_cents, Math.max(0, refund.allocated_cents - coveredSoFar(refund)))
      left_cents -= cents
      return { refund: refund.id, cents: 0 - cents }
    })
    .filter(({ cents }) => cents < 0)
}

/**
 * Returns the credit lines to add in Medusa after a refund failed. The price of units that left the order is due again,
 * unless another refund pays it.
 * @param refunds all refunds, including the failed one
 */
export function creditsOfFailure(
  order: EngineOrder,
  refunds: readonly CreditedRefund[],
  failed: CreditedRefund,
): Credit[] {
  const losses = lossesOf(order)
  const made = allocateRefunds(
    losses,
    refunds.filter(({ id }) => id !== failed.id),
  )
  const ofBalance = failed.isBooked ? made.map(withoutBalance(order)) : []
  const others = creditedNow(made, ofBalance)
  // A refund that is in progress leaves the price of its units due until it is recorded.
  const due_cents = 0 - toCents(order.pending_difference) - failed.credited_cents
  let freed_cents =
    failed.isBooked || !failed.parts
      ? coveredSoFar(failed)
      : Math.max(0, Math.min(failed.amount_cents, dueFor(failed.parts, order, made, due_cents)))
  const take = (refund: string, cents: number): Credit => {
    const removed_cents = Math.max(0, Math.min(freed_cents, cents))
    freed_cents -= removed_cents
    return { refund, cents: 0 - removed_cents }
  }
  // A refund without parts may have paid for any line.
  const ofLines = takenCredits(losses, others, failed.parts?.items ?? losses, freed_cents)
  freed_cents += ofLines.reduce((sum, { cents }) => sum + cents, 0)
  const ofDelivery = failed.parts?.delivery_cents === 0 ? [] : allocateRefunds(losses, others)
  freed_cents = Math.min(freed_cents, deliveryDue(order, ofDelivery))
  const credits = [
    { refund: failed.id, cents: 0 - failed.credited_cents },
    ...ofBalance,
    ...ofLines,
    ...ofDelivery.map((other) => {
      const unpaid_cents = (other.parts?.delivery_cents ?? 0) - deliveryCoveredBy(other)
      return take(other.id, Math.min(other.credited_cents, unpaid_cents))
    }),
  ]
  return together(credits)
}

/**
 * Returns the change of a credit that made the pending difference zero, because all money was refunded. What was due
 * before is due again: unpaid goods, or goods that came back.
 */
const withoutBalance =
  (order: EngineOrder) =>
  ({ id, amount_cents, parts, allocated_cents, credited_cents, isBooked }: AllocatedRefund): Credit => {
    const ofDelivery = Math.min(parts?.delivery_cents ?? 0, reducedDelivery(order))
    const least = parts ? Math.max(0, amount_cents - allocated_cents - ofDelivery) : 0
    const credit = credited_cents < 0 ? least : Math.min(amount_cents, credited_cents)
    return { refund: id, cents: isBooked ? credit - credited_cents : 0 }
  }

const creditedNow = (refunds: readonly CreditedRefund[], credits: readonly Credit[]): CreditedRefund[] =>
  refunds.map((each) => ({ ...each, credited_cents: each.credited_cents + creditedOf(each.id, credits) }))

/** Adds up the credits of each refund. */
const together = (credits: readonly Credit[]): Credit[] =>
  [...new Set(credits.map(({ refund }) => refund))]
    .map((refund) => ({ refund, cents: creditedOf(refund, credits) }))
    .filter(({ cents }) => cents !== 0)

/**
 * Returns the credit lines to add in Medusa when an administrator assigns a refund to goods, delivery or VAT rates
 * (`parts`). The refund then pays only for these. The credits become the same as if the refund had failed and had
 * been made with these parts at the original time.
 * @param order before the assignment
 * @param id of the refund
 */
export function creditsOfAssignment(
  order: EngineOrder,
  refunds: readonly CreditedRefund[],
  id: string,
  parts: RefundParts,
): Credit[] {
  const assigned = refunds.find((refund) => refund.id === id)
  if (!assigned) return []
  const credits = creditsOfFailure(order, refunds, assigned)
  const losses = lossesOf(order)
  const after = refunds.map((each) => (each === assigned ? { ...each, parts } : each))
  const allocatedAfter = new Map(
    allocateRefunds(losses, after).map((each) => [each.id, each.allocated_cents]),
  )
  // A later refund of the same line no longer pays for units that the assigned refund pays for.
  for (const other of allocateRefunds(
    losses,
    creditedNow(
      refunds.filter((each) => each !== assigned),
      credits,
    ),
  )) {
    const paid_cents = Math.min(other.allocated_cents, coveredSoFar(other))
    credits.push({ refund: other.id, cents: Math.max(0, paid_cents - (allocatedAfter.get(other.id) ?? 0)) })
  }
  const sum_cents = credits.reduce((sum, { cents }) => sum + cents, 0)
  const pending_cents = toCents(order.pending_difference) - sum_cents
  const now = { ...order, pending_difference: toEuro(pending_cents) }
  const cents = assigned.isBooked ? creditBeyondDue(now, creditedNow(after, credits), id) : 0
  const last = refunds.findLast(({ isBooked }) => isBooked)
  // If all money is refunded, the last refund paid everything that was due.
  const rest_cents = hasNoMoneyLeft(order) ? pending_cents - cents : 0
  return together([...credits, { refund: id, cents }, { refund: last?.id ?? id, cents: rest_cents }])
}
