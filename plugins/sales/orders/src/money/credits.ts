import { toCents } from "@bon-perroquet/contract/money"
import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { keptOf } from "../orders/kept-units"
import { hasNoMoneyLeft, isInProgress } from "./money"
import { priceOf, reducedDelivery, soldLine } from "./of-order"

/** The units and the price that a line lost by edits and returns since its largest quantity. */
export interface Loss {
  id: string
  quantity: number
  cents: number
}

/** @param change the quantity after an edit, and further units that come back */
export function lossOf(item: OrderItem, { quantity = item.quantity, back = 0 } = {}): Loss {
  const keptUnits = Math.max(0, keptOf({ ...item, quantity }) - back)
  const price = priceOf(item)
  const gross_cents = price - refundShare(price, item.quantity - quantity, item.quantity)
  const kept_cents = keptUnits ? gross_cents - refundShare(gross_cents, quantity - keptUnits, quantity) : 0
  const sold = soldLine(item)
  return { id: item.id, quantity: sold.quantity - keptUnits, cents: sold.amount_cents - kept_cents }
}

/** @param changeOf further changes of a line, see `lossOf` */
export const lossesOf = (
  { items, gone_items }: Pick<EngineOrder, "items" | "gone_items">,
  changeOf: (item: OrderItem) => Parameters<typeof lossOf>[1] = () => ({}),
): Loss[] => [
  ...items.map((item) => lossOf(item, changeOf(item))),
  ...gone_items.map((item) => lossOf(item, { quantity: 0 })),
]

/**
 * Applies refunds to lost units first. `settled` are the cents by refund, `beyond` the refunded units that are still in
 * the order.
 */
function applied(loss: Loss, refunds: readonly RefundParts[]) {
  let [units, most] = [loss.quantity, loss.cents]
  const beyond = { quantity: 0, cents: 0 }
  const coverLoss = ({ quantity, amount_cents }: RefundParts["items"][number]): number => {
    const lost = Math.min(units, quantity)
    const cents = Math.min(most, refundShare(amount_cents, lost, quantity))
    units -= lost
    most -= cents
    beyond.quantity += quantity - lost
    beyond.cents += amount_cents - cents
    return cents
  }
  const covered = refunds.map(({ items }) =>
    items.filter(({ id }) => id === loss.id).reduce((sum, item) => sum + coverLoss(item), 0),
  )
  return { settled: covered, beyond }
}

/** Returns the units of a line that are neither lost nor refunded, and their price. */
export function keptAfter(
  item: OrderItem,
  refundParts: readonly RefundParts[],
): { quantity: number; cents: number } {
  const [sold, loss] = [soldLine(item), lossOf(item)]
  const { beyond } = applied(loss, refundParts)
  return {
    quantity: sold.quantity - loss.quantity - beyond.quantity,
    cents: sold.amount_cents - loss.cents - beyond.cents,
  }
}

/** A refund with the sum of its credit lines in Medusa. */
export interface CreditedRefund {
  id: string
  amount_cents: number
  parts: RefundParts | null
  isBooked: boolean
  credited_cents: number
}

/** A negative amount takes credit away. */
export interface Credit {
  refund: string
  cents: number
}

/** Returns refunds made or in progress. Medusa's bookings have other credit lines. */
export function creditedRefunds(
  order: EngineOrder,
  rows: readonly RefundRow[],
  credits: readonly Credit[],
): CreditedRefund[] {
  const engineRefunds = order.payments.flatMap(({ refunds }) => refunds)
  const booked = new Set(engineRefunds.map(({ metadata }) => metadata?.["order_refund"]))
  return rows
    .filter((row) => !row.engine_refund_id && (row.state === "done" || isInProgress(row)))
    .map(({ id, amount_cents, parts }) => ({
      ...{ id, amount_cents, parts, isBooked: booked.has(id) },
      credited_cents: creditedOf(id, credits),
    }))
}

export const creditedOf = (refund: string, credits: readonly Credit[]): number =>
  credits.reduce((sum, credit) => (credit.refund === refund ? sum + credit.cents : sum), 0)

function coveredBy(losses: readonly Loss[], refunds: readonly CreditedRefund[]): Map<string, number> {
  const named = refunds.flatMap(({ id, parts }) => (parts ? [{ id, parts }] : []))
  const refundParts = named.map(({ parts }) => parts)
  const perLine = losses.map((loss) => applied(loss, refundParts).settled)
  return new Map(
    named.map(({ id }, index) => [id, perLine.reduce((sum, settled) => sum + (settled[index] ?? 0), 0)]),
  )
}

/** Returns the cents of a refund that paid an amount due to the customer. */
const coveredSoFar = ({ amount_cents, isBooked, credited_cents }: CreditedRefund): number =>
  (isBooked ? amount_cents : 0) - credited_cents

const namesAny = ({ parts }: Pick<CreditedRefund, "parts">, lines: ReadonlySet<string>): boolean =>
  parts?.items.some(({ id }) => lines.has(id)) ?? false

/** Returns what a refund by parts paid for the reduced delivery, without `settled_cents` that it paid for goods. */
const deliveryCoveredBy = (refund: CreditedRefund, settled_cents: number): number =>
  Math.max(0, Math.min(coveredSoFar(refund) - settled_cents, refund.parts?.delivery_cents ?? 0))

/**
 * Returns the credit of a refund that was just booked: what it pays beyond the amount due to the customer. A refund by
 * parts pays what is due for its own lines and delivery.
 * @param order after the refund
 */
export function creditOfBooking(order: EngineOrder, refunds: readonly CreditedRefund[], id: string): number {
  const refund = refunds.find((one) => one.id === id)
  if (!refund) return 0
  const pending_cents = toCents(order.pending_difference)
  // Without money left, nothing is due to the customer.
  if (hasNoMoneyLeft(order)) return pending_cents
  const { amount_cents, parts, credited_cents } = refund
  const settled = coveredBy(lossesOf(order), refunds)
  const delivery_cents = refunds
    .filter((other) => other.id !== id)
    .reduce(
      (left, other) => left - deliveryCoveredBy(other, settled.get(other.id) ?? 0),
      reducedDelivery(order),
    )
  // Lost during the refund: negative credit.
  const settled_cents = parts
    ? Math.max(0, (settled.get(id) ?? 0) + credited_cents) +
      Math.max(0, Math.min(parts.delivery_cents, delivery_cents))
    : amount_cents
  return amount_cents - Math.min(settled_cents, Math.max(0, amount_cents - pending_cents))
}

/**
 * Returns credits to take away first, because Medusa credits units refunded by line, too.
 * @param losses of all lines after the change
 * @param changed the lines that lose units
 */
export function creditsOfLoss(
  losses: readonly Loss[],
  refunds: readonly CreditedRefund[],
  changed: ReadonlySet<string>,
): Credit[] {
  const settled = coveredBy(losses, refunds)
  return refunds
    .filter((refund) => namesAny(refund, changed))
    .map((refund) => ({
      refund: refund.id,
      cents: 0 - Math.max(0, (settled.get(refund.id) ?? 0) - coveredSoFar(refund)),
    }))
    .filter(({ cents }) => cents < 0)
}

/**
 * Returns the credits after a refund failed. The price of lost units is due again, unless another refund pays it.
 * @param refunds the failed one and all others
 */
export function creditsOfFailure(
  order: EngineOrder,
  refunds: readonly CreditedRefund[],
  failed: CreditedRefund,
): Credit[] {
  const others = refunds.filter(({ id }) => id !== failed.id)
  const losses = lossesOf(order)
  // A refund without parts may have paid for any line.
  const lines = new Set((failed.parts?.items ?? losses).map(({ id }) => id))
  let freed_cents = coveredSoFar(failed)
  const take = (refund: string, cents: number): Credit => {
    const removed_cents = Math.min(freed_cents, cents)
    freed_cents -= removed_cents
    return { refund, cents: 0 - removed_cents }
  }
  const ofLines = creditsOfLoss(losses, others, lines).map(({ refund, cents }) => take(refund, 0 - cents))
  const settled = coveredBy(losses, others)
  const ofDelivery = failed.parts?.delivery_cents === 0 ? [] : others
  const credits = [
    { refund: failed.id, cents: 0 - failed.credited_cents },
    ...ofLines,
    ...ofDelivery.map((other) => {
      const paid_cents = deliveryCoveredBy(other, settled.get(other.id) ?? 0)
      return take(other.id, Math.min(other.credited_cents, (other.parts?.delivery_cents ?? 0) - paid_cents))
    }),
  ]
  const ids = [...new Set(credits.map(({ refund }) => refund))]
  return ids
    .map((refund) => ({ refund, cents: creditedOf(refund, credits) }))
    .filter(({ cents }) => cents !== 0)
}
