import { toCents } from "@bon-perroquet/contract/money"
import { splitByProportion } from "@bon-perroquet/contract/vat/totals"
import { refundShare, type Refundable, type RefundParts } from "@bon-perroquet/contract"
import type { RefundRow, ReplacementRow } from "../modules/order-status"
import type { EngineOrder, OrderRefund } from "@bon-perroquet/medusa-sql"
import {
  deliveryCents,
  reducedDelivery,
  soldDelivery,
  soldLine,
  type Units,
} from "@bon-perroquet/medusa-sql/order-lines/lines"
import { creditedOf, creditsOf, lostSince, unrefundedOf } from "./credits"
import { type Given, type Left, leftAfter, partsTotal, type SoldOrder, valueOf } from "./left"
import { centsOf, isInProgress } from "./money"
import { withoutReplaced } from "./replaced"

/** Returns lines and delivery of an order as charged, including units that edits added or removed. */
export function soldOrder(order: EngineOrder): SoldOrder {
  return {
    lines: [
      ...order.items.map((item) => soldLine(item)),
      ...order.gone_items.map((item) => soldLine(item, 0, 0)),
    ],
    delivery: soldDelivery(order),
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

/**
 * Returns the recorded refunds, oldest first, then those in progress. `credited_cents` is the part that reduced the price
 * of goods in the order. The rest paid an amount that was due to the customer.
 */
function givenBack(order: EngineOrder, rows: readonly RefundRow[]) {
  const credits = creditsOf(order)
  const booked = engineRefundsOf(order).map((refund) => {
    const [row, cents] = [rowOf(refund, rows), toCents(refund.amount)]
    // Medusa credits its own refunds in full.
    const isShops = row && !row.engine_refund_id
    return { row, cents, credited_cents: isShops ? creditedOf(row.id, credits) : cents }
  })
  const bookedRows = new Set(booked.map(({ row }) => row))
  const inProgress = rows
    .filter((row) => isInProgress(row) && !bookedRows.has(row))
    .map((row) => ({ row, cents: row.amount_cents, credited_cents: row.amount_cents }))
  return [...booked, ...inProgress].map(({ row, ...refund }) => ({
    ...refund,
    ...{ id: row?.id, parts: row?.parts ?? null },
  }))
}

type GivenBack = ReturnType<typeof givenBack>[number]

/**
 * Returns what refunds took from the goods that were sold. Without parts, only their credit did. The credit of a refund of
 * all money can be higher than the refund, because it includes goods that were never paid.
 */
const takenBy = (refunds: readonly GivenBack[]): Given[] =>
  refunds.map(({ cents, parts, credited_cents }) => ({
    cents: parts ? cents : Math.max(0, Math.min(cents, credited_cents)),
    parts,
  }))

/**
 * Returns the units and cents that the customer does not keep and that no refund names. Only cents are left of units
 * that were refunded at less than their price.
 */
function notKept(
  order: EngineOrder,
  refunds: readonly Given[],
): Pick<RefundParts, "items" | "delivery_cents"> {
  const refundParts = refunds.map(({ parts }) => parts)
  return {
    items: unrefundedOf(order, refundParts),
    delivery_cents: refundParts.reduce(
      (left, parts) => Math.max(0, left - (parts?.delivery_cents ?? 0)),
      reducedDelivery(order),
    ),
  }
}

/**
 * Returns the refundable parts. Goods and deliveries that were added since the order was last settled are not paid yet,
 * and on no invoice. Units that left since then paid for other goods, unless the shop owes their whole price.
 * @param except a refund to which these parts can be assigned, and which is ignored. Nothing is left if the customer paid
 * it again.
 */
export function refundableParts(order: EngineOrder, rows: readonly RefundRow[], except?: RefundRow): Left {
  const all = partsLeft(order, rows, except)
  if (!order.settled) return all
  const version = order.settled
  const settled = partsLeft({ ...order, ...version }, rows, except)
  // A payment of a part of what was due belongs to any goods.
  if (valueOf(settled.rates) < valueOf(all.rates)) return all
  const others = rows.filter(({ id }) => id !== except?.id)
  const lostAfter = (refunds: readonly RefundRow[]) => {
    const refundParts = givenBack(order, refunds).map(({ parts }) => parts)
    return lostSince(order, version, refundParts)
  }
  const due_cents = dueCents(order, rows, except)
  if (isOwed(lostAfter(others.filter((row) => !isInProgress(row))), due_cents)) return settled
  return { ...settled, items: withoutUnits(settled.items, lostAfter(others)) }
}

/** Returns the amount due to the customer, in cents, as if the refunds in progress and `except` were not made. */
function dueCents(order: EngineOrder, rows: readonly RefundRow[], except?: RefundRow): number {
  const credits = creditsOf(order)
  return rows.reduce(
    (due, row) => {
      const made_cents = isInProgress(row) ? 0 : row.id === except?.id ? row.amount_cents : null
      return made_cents === null ? due : due + made_cents - creditedOf(row.id, credits)
    },
    0 - toCents(order.pending_difference),
  )
}

/** The amount due may be a cent per unit lower than the price, because Medusa rounds the price of each unit. */
const isOwed = (lost: readonly Units[], due_cents: number): boolean =>
  due_cents >= lost.reduce((least, { quantity, amount_cents }) => least + amount_cents - quantity, 0)

const withoutUnits = (items: Refundable["items"], lost: readonly Units[]): Refundable["items"] =>
  items.flatMap((item) => {
    const quantity = item.quantity - (lost.find(({ id }) => id === item.id)?.quantity ?? 0)
    if (quantity < 1) return []
    return [{ ...item, quantity, amount_cents: refundShare(item.amount_cents, quantity, item.quantity) }]
  })

/** Returns the refundable parts as if all goods of the order were paid. */
export function partsLeft(order: EngineOrder, rows: readonly RefundRow[], except?: RefundRow): Left {
  const [sold, all] = [soldOrder(order), givenBack(order, rows)]
  const refunds = all.filter(({ id }) => !except || id !== except.id)
  const left = leftAfter(sold, takenBy(refunds))
  const paid_cents = centsOf(order.payments.flatMap(({ captures }) => captures))
  const money_cents = refunds.reduce((sum, { cents }) => sum - cents, paid_cents)
  const beyond_cents = valueOf(left.rates) - money_cents
  if (except && beyond_cents < 0) return leftAfter(sold, [{ cents: Infinity, parts: null }])
  if (!paid_cents || beyond_cents <= 0) return left
  const parts = reducedTo({ ...notKept(order, refunds), amounts: [] }, beyond_cents)
  const lost_cents = partsTotal(parts)
  const others = [
    { cents: lost_cents, parts },
    { cents: beyond_cents - lost_cents, parts: null },
  ]
  return leftAfter(sold, [...others.filter(({ cents }) => cents > 0), ...takenBy(refunds)])
}

/** Returns these parts with at most `most` cents: all of them, or amounts at the VAT rates of the goods. */
function reducedTo(parts: RefundParts, most: number): RefundParts {
  if (partsTotal(parts) <= most) return parts
  const [delivery_cents = 0, ...shares] = splitByProportion(most, [
    parts.delivery_cents,
    ...parts.items.map(({ amount_cents }) => amount_cents),
  ])
  const amounts = parts.items.map(({ vat_rate }, at) => ({ vat_rate, amount_cents: shares[at] ?? 0 }))
  return { items: [], delivery_cents, amounts }
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
  const left = leftAfter(sold, takenBy(given))
  // Refunds of amounts leave less for the goods of their VAT rates.
  const mostOf = (line: string) => left.items.find(({ id }) => id === line)?.amount_cents ?? 0
  const items = withoutReplaced(notKept(order, given).items, replacements).map((item) => ({
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
