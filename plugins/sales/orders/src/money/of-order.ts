import { toCents } from "@bon-perroquet/contract/money"
import { refundShare, type Refundable, type RefundParts } from "@bon-perroquet/contract"
import { discountCents } from "@bon-perroquet/promotions/money"
import type { RefundRow, ReplacementRow } from "../modules/order-status"
import type { EngineOrder, OrderItem, OrderRefund, OrderTaxLine } from "@bon-perroquet/medusa-sql"
import { keptOf } from "../orders/kept-units"
import { type Given, leftAfter, type SoldOrder, valueOf } from "./left"
import { isInProgress } from "./money"
import { withoutReplaced } from "./replaced"

export const rateOf = ({ tax_lines }: { tax_lines: OrderTaxLine[] }): number => tax_lines[0]?.rate ?? 0

type Priced = Pick<OrderItem, "unit_price" | "adjustments">

const chargedFor = ({ unit_price, adjustments }: Priced, quantity: number, rate: number): number => {
  const full = toCents(unit_price) * quantity
  return full - discountCents(adjustments, full, rate)
}

export const priceOf = (item: OrderItem): number => chargedFor(item, item.quantity, rateOf(item))

/** Returns the units that edits removed from a line and the price reduction. */
function takenOut(item: OrderItem) {
  const { quantity, most_quantity, most } = item
  const then = chargedFor(most ?? item, most_quantity, rateOf(item))
  return { quantity: most_quantity - quantity, amount_cents: Math.max(0, then - priceOf(item)) }
}

/** Returns the price of a line at its largest quantity. */
export function soldLine(item: OrderItem): SoldOrder["lines"][number] {
  const amount_cents = priceOf(item) + takenOut(item).amount_cents
  return { id: item.id, name: item.title, quantity: item.most_quantity, amount_cents, vat_rate: rateOf(item) }
}

/** Returns lines and delivery of an order as charged, including units that edits added or removed. */
export function soldOrder(order: EngineOrder): SoldOrder {
  return {
    lines: [...order.items, ...order.gone_items].map(soldLine),
    delivery_cents: deliveryCents(order.shipping_methods) + reducedDelivery(order),
  }
}

type Delivery = EngineOrder["shipping_methods"][number]

export const deliveryCents = (methods: readonly Delivery[]): number =>
  methods.reduce((sum, method) => {
    const full = toCents(method.amount)
    return sum + full - discountCents(method.adjustments, full, rateOf(method))
  }, 0)

/** Returns the cents by which later versions of the order made the delivery cheaper, in total. */
export function reducedDelivery({
  shipping_methods: now,
  past_shipping_methods: past,
}: Pick<EngineOrder, "shipping_methods" | "past_shipping_methods">): number {
  const versions = [...new Set(past.map(({ version }) => version))].sort((a, b) => a - b)
  const prices = versions.map((each) => deliveryCents(past.filter(({ version }) => version === each)))
  return [...prices, deliveryCents(now)].reduce(
    (sum, price, at, all) => sum + Math.max(0, (all[at - 1] ?? price) - price),
    0,
  )
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

/** Returns the recorded refunds, oldest first, then those in progress, without `except`. */
export function givenBack(order: EngineOrder, rows: readonly RefundRow[], except?: RefundRow): Given[] {
  const booked = engineRefundsOf(order).map((refund) => ({ row: rowOf(refund, rows), amount: refund.amount }))
  const bookedRows = new Set(booked.map(({ row }) => row?.id))
  return [
    ...booked
      .filter(({ row }) => !except || row?.id !== except.id)
      .map(({ row, amount }) => ({ cents: toCents(amount), parts: row?.parts ?? null })),
    ...rows
      .filter((row) => isInProgress(row) && !bookedRows.has(row.id) && row.id !== except?.id)
      .map(({ amount_cents, parts }) => ({ cents: amount_cents, parts })),
  ]
}

/** Returns the remaining amounts of goods that an edit removed or that were returned. */
const notKept = (order: EngineOrder, left: Refundable["items"]): Refundable["items"] =>
  left.flatMap((item) => {
    const line = order.items.find(({ id }) => id === item.id)
    const quantity = item.quantity - (line ? keptOf(line) : 0)
    return quantity < 1 ? [] : [{ ...item, quantity, amount_cents: shareOf(item, quantity, line) }]
  })

/**
 * Returns the refundable parts. If less money than goods is left, an exchange has already paid for removed goods.
 * @param except a refund to ignore
 */
export function refundableParts(
  order: EngineOrder,
  rows: readonly RefundRow[],
  except?: RefundRow,
): Refundable {
  const [sold, refunds] = [soldOrder(order), givenBack(order, rows, except)]
  const left = leftAfter(sold, refunds)
  // Refunds without parts are spread over the rest.
  const named = leftAfter(
    sold,
    refunds.filter(({ parts }) => parts),
  )
  const items = notKept(order, named.items)
  const captured = order.payments.flatMap(({ captures }) => captures)
  const paid_cents = captured.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const money_cents = refunds.reduce((sum, { cents }) => sum - cents, paid_cents)
  const beyond_cents = valueOf(left.rates) - money_cents
  if (!paid_cents || beyond_cents <= 0) return left
  const settled_cents = Math.min(valueOf(items), beyond_cents)
  const parts = settled_cents === valueOf(items) ? { items, delivery_cents: 0, amounts: [] } : null
  const others = [
    { cents: settled_cents, parts },
    { cents: beyond_cents - settled_cents, parts: null },
  ]
  return leftAfter(sold, [...others.filter(({ cents }) => cents > 0), ...refunds])
}

/**
 * Returns the parts of an amount without named parts: removed or returned goods that are neither refunded nor
 * replaced, if the amount equals their price, possibly with what the delivery became cheaper.
 */
export function partsOfAmount(
  order: EngineOrder,
  { refunds, replacements }: { refunds: readonly RefundRow[]; replacements: readonly ReplacementRow[] },
  cents: number,
): { parts: RefundParts | null; unassigned: boolean } {
  const left = leftAfter(soldOrder(order), givenBack(order, refunds))
  const items = notKept(order, withoutReplaced(left.items, replacements))
  const cheaper_cents = Math.min(
    reducedDelivery(order),
    left.delivery_cents - deliveryCents(order.shipping_methods),
  )
  for (const delivery_cents of [0, Math.max(0, cheaper_cents)])
    if (cents > 0 && valueOf(items) + delivery_cents === cents)
      return { parts: { items, delivery_cents, amounts: [] }, unassigned: false }
  // An exchange replaced some returned goods. The documents list both.
  const settles = items.length > 0 && toCents(0 - order.pending_difference) === cents
  return { parts: null, unassigned: !settles && isAmbiguous(left, cents) }
}

/** Removed units that are not refunded come first. */
function shareOf(left: Refundable["items"][number], quantity: number, line: OrderItem | undefined): number {
  const out = line && takenOut(line)
  const units = line && out ? Math.min(quantity, out.quantity - (line.most_quantity - left.quantity)) : 0
  if (!out || units < 1) return refundShare(left.amount_cents, quantity, left.quantity)
  const full = refundShare(out.amount_cents, units, out.quantity)
  return full + refundShare(left.amount_cents - full, quantity - units, left.quantity - units)
}

/** Several rates remain, and their sum exceeds the amount. */
function isAmbiguous({ rates }: Refundable, cents: number): boolean {
  const there = rates.filter(({ amount_cents }) => amount_cents > 0)
  return there.length > 1 && valueOf(there) > cents
}
