import { toCents } from "@bon-perroquet/contract/money"
import type { Refundable, RefundParts } from "@bon-perroquet/contract"
import type { RefundRow, ReplacementRow } from "../modules/order-status"
import type { EngineOrder, OrderRefund } from "@bon-perroquet/medusa-sql"
import {
  applied,
  deliveryCents,
  lossesOf,
  reducedDelivery,
  soldLine,
  type Units,
} from "@bon-perroquet/medusa-sql/order-lines/lines"
import { type Given, leftAfter, type SoldOrder, valueOf } from "./left"
import { isInProgress } from "./money"
import { withoutReplaced } from "./replaced"

/** Returns lines and delivery of an order as charged, including units that edits added or removed. */
export function soldOrder(order: EngineOrder): SoldOrder {
  return {
    lines: [...order.items, ...order.gone_items].map(soldLine),
    delivery_cents: deliveryCents(order.shipping_methods) + reducedDelivery(order),
  }
}

export const engineRefundsOf = ({ payments }: EngineOrder): OrderRefund[] =>
  payments
    .flatMap(({ refunds }) => refunds)
    .sort((a, b) => new Date(a.created_at).getTime() - new Date(b.created_at).getTime())

export const rowOf = (
  { id, metadata }: { id: string; metadata: Record<string, unknown> | null },
  rows: readonly RefundRow[],
): RefundRow | undefined =>
  rows.find((row) => row.id === metadata?.["order_refund"] || row.engine_refund_id === id)

/** Returns the refunds that Medusa has recorded, oldest first, then those in progress. */
function givenBack(order: EngineOrder, rows: readonly RefundRow[]): (Given & { id?: string })[] {
  const booked = engineRefundsOf(order).map((refund) => ({
    row: rowOf(refund, rows),
    cents: toCents(refund.amount),
  }))
  const bookedRows = new Set(booked.map(({ row }) => row))
  const inProgress = rows
    .filter((row) => isInProgress(row) && !bookedRows.has(row))
    .map((row) => ({ row, cents: row.amount_cents }))
  return [...booked, ...inProgress].map(({ row, cents }) => ({
    ...(row && { id: row.id }),
    ...{ cents, parts: row?.parts ?? null },
  }))
}

/** Returns removed or returned units of each line, and their price, that no refund by line has paid. */
function notNamed(order: EngineOrder, refunds: readonly Given[]): Units[] {
  const refundParts = refunds.map(({ parts }) => parts)
  return lossesOf(order).map((loss) => applied(loss, refundParts).unrefunded)
}

/** Returns the lines with removed or returned units that no refund by line has paid. */
const notKept = (order: EngineOrder, refunds: readonly Given[]): Units[] =>
  notNamed(order, refunds).filter(({ quantity }) => quantity > 0)

const paidCents = ({ payments }: EngineOrder): number =>
  payments.flatMap(({ captures }) => captures).reduce((sum, { amount }) => sum + toCents(amount), 0)

/**
 * Leaves out refunded amounts that the customer paid again. For example, an amount was refunded for a removed
 * unit, then a refund by line paid for this unit, too. If only a part was paid again, the rest of the amount
 * belongs to the lines that were refunded at less than their price.
 */
function withoutPaidAgain(order: EngineOrder, sold: SoldOrder, refunds: readonly Given[]): readonly Given[] {
  const again_cents = paidCents(order) - valueOf(sold.lines) - sold.delivery_cents
  if (again_cents <= 0) return refunds
  let left_out_cents = 0
  const others = refunds.toReversed().filter(({ cents, parts }) => {
    const counts = parts !== null || left_out_cents >= again_cents
    if (!counts) left_out_cents += cents
    return counts
  })
  const cents = left_out_cents - again_cents
  if (cents <= 0) return others.reverse()
  const items = notNamed(order, refunds).filter(({ quantity }) => quantity === 0)
  const parts = valueOf(items) <= cents ? { items, delivery_cents: 0, amounts: [] } : null
  return [...others.reverse(), { cents, parts }]
}

/**
 * Returns the parts of an order that can be refunded. If less money than goods is left, an exchange has
 * already paid for removed goods.
 * @param except a refund to ignore, because these parts are to be assigned to it. If the customer paid it
 * again, nothing is left.
 */
export function refundableParts(
  order: EngineOrder,
  rows: readonly RefundRow[],
  except?: RefundRow,
): Refundable {
  const [sold, all] = [soldOrder(order), givenBack(order, rows)]
  const own = all.find(({ id }) => except && id === except.id)
  if (own && !withoutPaidAgain(order, sold, all).includes(own))
    return leftAfter(sold, [{ cents: Infinity, parts: null }])
  const refunds = all.filter((refund) => refund !== own)
  const left = leftAfter(sold, withoutPaidAgain(order, sold, refunds))
  const items = notKept(order, refunds)
  const paid_cents = paidCents(order)
  const money_cents = refunds.reduce((sum, { cents }) => sum - cents, paid_cents)
  const beyond_cents = valueOf(left.rates) - money_cents
  if (!paid_cents || beyond_cents <= 0) return left
  const items_cents = Math.min(valueOf(items), beyond_cents)
  const parts = items_cents === valueOf(items) ? { items, delivery_cents: 0, amounts: [] } : null
  const others = [
    { cents: items_cents, parts },
    { cents: beyond_cents - items_cents, parts: null },
  ]
  return leftAfter(sold, [...others.filter(({ cents }) => cents > 0), ...refunds])
}

/**
 * Returns the parts of a refund of an amount. If the amount equals the price of the removed or returned goods
 * that are neither refunded nor replaced, alone or with the reduction of the delivery, these are its parts.
 */
export function partsOfAmount(
  order: EngineOrder,
  { refunds, replacements }: { refunds: readonly RefundRow[]; replacements: readonly ReplacementRow[] },
  cents: number,
): { parts: RefundParts | null; unassigned: boolean } {
  const [sold, given] = [soldOrder(order), givenBack(order, refunds)]
  const left = leftAfter(sold, withoutPaidAgain(order, sold, given))
  // Earlier refunds of amounts reduce what is left for the goods of their VAT rates.
  const mostOf = (line: string) => left.items.find(({ id }) => id === line)?.amount_cents ?? 0
  const items = withoutReplaced(notKept(order, given), replacements).map((item) => ({
    ...item,
    amount_cents: Math.min(item.amount_cents, mostOf(item.id)),
  }))
  const cheaper_cents = Math.min(
    reducedDelivery(order),
    left.delivery_cents - deliveryCents(order.shipping_methods),
  )
  for (const delivery_cents of [0, Math.max(0, cheaper_cents)])
    if (cents > 0 && valueOf(items) + delivery_cents === cents)
      return { parts: { items, delivery_cents, amounts: [] }, unassigned: false }
  // If the amount equals the difference of an exchange, it needs no parts: the documents list both returned
  // and new goods.
  const equalsDifference = items.length > 0 && toCents(0 - order.pending_difference) === cents
  return { parts: null, unassigned: !equalsDifference && isAmbiguous(left, cents) }
}

/**
 * Returns whether an amount may belong to several VAT rates: more than one has money left, and their sum is
 * larger.
 */
function isAmbiguous({ rates }: Refundable, cents: number): boolean {
  const there = rates.filter(({ amount_cents }) => amount_cents > 0)
  return there.length > 1 && valueOf(there) > cents
}
