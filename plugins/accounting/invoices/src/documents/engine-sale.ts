import { toCents } from "@bon-perroquet/contract/money"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import type { EngineOrder, OrderItem, OrderRefund, OrderTaxLine } from "@bon-perroquet/medusa-sql"
import {
  deliveryCents,
  keptAfter,
  rateOf,
  reducedDelivery,
} from "@bon-perroquet/medusa-sql/order-lines/lines"
import {
  isPaidByBalance,
  mainMethodOf,
  type PaidShare,
  readPaidWith,
  refundPartsSchema,
  type RefundParts,
  keptBusiness,
} from "@bon-perroquet/contract"
import { z } from "zod"
import type { Line } from "../modules/documents"
import type { Refunded } from "./credit-note"
import { invoicedStreet } from "./invoiced-street"
import { lineOf, vatFactsOf, type Sale } from "./sale"

const refundMetadata = z.object({
  parts: refundPartsSchema.nullable().catch(null),
  assigned: z.number().int().catch(0),
  reason: z.string().nullable().catch(null),
  /** Cents that were paid too much and returned before anything was invoiced. No document contains them. */
  uninvoiced_cents: z.number().int().optional().catch(undefined),
  given_as: z.literal("store_credit").optional().catch(undefined),
})

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isoOf = (moment: string): string => new Date(moment).toISOString()

/**
 * Uses the billing address, otherwise the delivery address. Pickup points leave only a name and a country.
 */
function buyerOf(order: EngineOrder): Sale["buyer"] {
  const address = order.billing_address ?? order.shipping_address
  const business = keptBusiness(order)
  return {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(" "),
    ...invoicedStreet(address, languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE),
    postal_code: address?.postal_code ?? "",
    city: address?.city ?? "",
    country: address?.country_code?.toUpperCase() ?? "",
    ...(business && { company: business.company }),
    ...(business?.vat_number && { vat_number: business.vat_number }),
    ...(business?.proof && { vat_number_proof: business.proof }),
  }
}

const vatOf = (taxLines: OrderTaxLine[]): string | undefined => taxLines[0]?.code ?? undefined

/**
 * Returns the lines without returned and refunded units. A line without units remains if its refund was lower than its
 * price.
 */
const linesOf = ({ items }: EngineOrder, refundParts: readonly RefundParts[]): Sale["lines"] =>
  items.flatMap((item) => {
    const { quantity, amount_cents: cents } = keptAfter(item, refundParts)
    const sold = { ...soldOf(item), quantity }
    return quantity < 1 && cents < 1 ? [] : [lineOf(sold, sold.unit_cents * quantity - cents)]
  })

function soldOf(item: OrderItem) {
  const { id, title, quantity, unit_price, tax_lines, metadata } = item
  const vat = vatOf(tax_lines)
  const perishable = metadata?.["is_perishable"] === true
  const price = { unit_cents: toCents(unit_price), rate: rateOf(item) }
  return {
    id,
    ...(vat && { vat }),
    name: title,
    quantity,
    ...price,
    ...(perishable && { perishable: true as const }),
  }
}

/** Returns the price of the delivery minus its refunds, except those that a cheaper delivery caused. */
const keptDelivery = (order: EngineOrder, refundParts: readonly RefundParts[]): number =>
  deliveryCents(order.shipping_methods) -
  Math.max(0, sum(refundParts.map(({ delivery_cents }) => delivery_cents)) - reducedDelivery(order))

const byTime = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : 1)

const moneyOf = ({ id, amount, created_at }: Pick<OrderRefund, "id" | "amount" | "created_at">) => ({
  id,
  cents: toCents(amount),
  at: isoOf(created_at),
})

const uninvoicedOf = ({ metadata }: Pick<OrderRefund, "metadata">): number =>
  refundMetadata.parse(metadata ?? {}).uninvoiced_cents ?? 0

/**
 * A refund. `credited_as` is the `refund_id` of its credit note and changes when the refund is assigned to other goods.
 */
export interface Refund extends Refunded {
  credited_as: string
}

/** Returns null for a refund of which nothing was invoiced. */
function refundOf(refund: OrderRefund): Refund | null {
  const { id, ...money } = moneyOf(refund)
  const { parts, assigned, reason, given_as } = refundMetadata.parse(refund.metadata ?? {})
  const uninvoiced_cents = uninvoicedOf(refund)
  const cents = money.cents - uninvoiced_cents
  if (cents <= 0) return null
  return {
    ...{ ...money, cents },
    parts: uninvoiced_cents ? null : parts,
    ...(reason && { reason }),
    ...(given_as && { given_as }),
    credited_as: assigned > 0 ? `${id}:${assigned}` : id,
  }
}

export interface PaidOrder {
  order_id: string
  sale: Sale
  /** Whether neither the customer nor the shop owes money. */
  isSettled: boolean
  /** The latest capture or refund. */
  newest: { id: string; at: string }
  /** Payment method of the latest capture. Goods that were added later are paid with it. */
  added_with?: Sale["paid_with"]
  refunds: Refund[]
  /** Goods and delivery of the first invoice. Includes refunded goods, because a credit note follows for them. */
  charged: Pick<Sale, "lines" | "delivery_cents">
  /** Every line that the order ever had, at its price before discounts. */
  lines: Line[]
  goodsOf: (lineId: string) => string
}

/** Returns what each payment with a stored method has captured, without what was paid too much. */
const sharesOf = (payments: EngineOrder["payments"]): PaidShare[] =>
  payments.flatMap(({ data, captures, refunds }) => {
    const method = readPaidWith(data)
    const paid_cents = sum(captures.map(({ amount }) => toCents(amount))) - sum(refunds.map(uninvoicedOf))
    return method && paid_cents ? [{ method, paid_cents }] : []
  })

/** Returns null if the order is not paid. */
export function saleOfOrder(order: EngineOrder): PaidOrder | null {
  const { payments } = order
  const captures = payments
    .flatMap((payment) => payment.captures.map((capture) => ({ ...moneyOf(capture), data: payment.data })))
    .sort(byTime)
  // A balance pays with the order. Nothing is invoiced until the other method has paid the rest.
  const [first] = payments
    .flatMap(({ data, captures }) => (isPaidByBalance(data) ? [] : captures))
    .map(moneyOf)
    .sort(byTime)
  if (!first) return null
  const engineRefunds = payments.flatMap((payment) => payment.refunds)
  const refunds = engineRefunds.flatMap((refund) => refundOf(refund) ?? []).sort(byTime)
  const named = refunds.flatMap(({ parts }) => parts ?? [])
  const buyer = buyerOf(order)
  const paid_with = mainMethodOf(payments.map(({ data }) => readPaidWith(data)))
  const shares = sharesOf(payments)
  const delivered_to = order.shipping_address?.country_code?.toUpperCase() ?? buyer.country
  const sale: Sale = {
    order_number: order.custom_display_id ?? String(order.display_id),
    ordered_at: isoOf(order.created_at),
    paid_at: first.at,
    paid_cents: sum(captures.map(({ cents }) => cents)) - sum(engineRefunds.map(uninvoicedOf)),
    ...(paid_with && { paid_with }),
    ...(shares.length > 1 && { paid_by: shares }),
    language: languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE,
    ...vatFactsOf(
      (order.items.length ? order.items : order.shipping_methods).map(({ tax_lines }) => vatOf(tax_lines)),
      delivered_to,
    ),
    buyer,
    lines: linesOf(order, named),
    delivery_cents: keptDelivery(order, named),
  }
  const items = [...order.items, ...order.gone_items]
  const goods = new Map(items.map(({ id, variant_id }) => [id, variant_id ?? id]))
  const newest = [...captures, ...engineRefunds.map(moneyOf)].sort(byTime).at(-1) ?? first
  const addedWith = readPaidWith(captures.at(-1)?.data)
  const lines = items.map((item) => lineOf(soldOf(item)))
  return {
    order_id: order.id,
    sale,
    isSettled: order.status !== "canceled" && toCents(order.pending_difference) === 0,
    charged: { lines: linesOf(order, []), delivery_cents: deliveryCents(order.shipping_methods) },
    refunds,
    newest,
    ...(addedWith && { added_with: addedWith }),
    lines,
    goodsOf: (id) => goods.get(id) ?? id,
  }
}
