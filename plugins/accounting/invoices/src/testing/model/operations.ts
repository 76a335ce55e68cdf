import { toEuro } from "@bon-perroquet/contract/money"
import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import type { OrderItem, OrderVersion } from "@bon-perroquet/medusa-sql"
import { valueOf } from "@bon-perroquet/orders/money"

export interface ModelLine {
  id: string
  variant: string
  name: string
  unit_cents: number
  quantity: number
  discount_cents: number
  rate: number
  vat: string
  returned: number
  percent: number
  /** The line as it was when it had the most units. */
  most: { quantity: number; discount_cents: number }
  /** The line as it was when it had the most units that were paid. */
  paid?: { quantity: number; discount_cents: number }
  /** Units that came back before the line was paid. */
  unpaid_returned?: number
}

/** Returns the price of the units that did not come back. */
export function keptCents({ unit_cents, quantity, discount_cents, returned }: ModelLine): number {
  const gross = unit_cents * quantity - discount_cents
  return gross - refundShare(gross, returned, quantity)
}

export function recordPaid(line: ModelLine): void {
  const { quantity, discount_cents, paid, returned } = line
  if (!paid) line.unpaid_returned = returned
  if (quantity >= (paid?.quantity ?? 1)) line.paid = { quantity, discount_cents }
}

/** Where a refund is made. The shop finds those that it did not make at Stripe. */
export type Origin = "shop" | "stripe" | "dispute"

export interface ModelRefund {
  id: string
  cents: number
  parts: RefundParts | null
  at: string
  /** True until the customer's bank confirms the refund. */
  isWaiting: boolean
  by: Origin
  /** How often an administrator assigned the refund to parts of the order. */
  assigned: number
}

/**
 * Maximum amount that may be due to the customer: for a cheaper delivery, and for removed units that were not refunded by
 * line. Adds a cent per unit for rounding.
 */
export function owedAtMost(
  lines: readonly ModelLine[],
  refunds: readonly ModelRefund[],
  reduced_delivery_cents: number,
): number {
  // Refunds without named goods reduce the amount left for each unit.
  const unnamed = refunds.reduce((sum, { cents, parts }) => sum + (parts ? valueOf(parts.amounts) : cents), 0)
  return lines.reduce((sum, { id, unit_cents, most, quantity, returned }) => {
    const each = Math.ceil((unit_cents * most.quantity - most.discount_cents) / most.quantity) + 1
    let lost = most.quantity - quantity + returned
    let cents = lost * each
    // Counts refunds in their order. A refund in progress covers its units, but its money still counts as due.
    for (const { parts, isWaiting } of refunds)
      for (const item of parts?.items.filter((one) => one.id === id) ?? []) {
        const units = Math.min(lost, item.quantity)
        lost -= units
        if (!isWaiting) cents -= refundShare(item.amount_cents, units, item.quantity)
      }
    return sum + Math.max(0, cents)
  }, unnamed + reduced_delivery_cents)
}

/** A change of an order, which a running shop can repeat. */
export type Operation =
  | { kind: "sold" }
  | { kind: "pay" }
  | { kind: "cancel"; refund: ModelRefund }
  | { kind: "edit"; line: ModelLine; quantity: number }
  | { kind: "add"; line: ModelLine }
  | { kind: "return"; line: ModelLine; units: number }
  | { kind: "exchange"; line: ModelLine; units: number; sent: ModelLine }
  | { kind: "claim"; line: ModelLine; sent: ModelLine }
  | { kind: "refund"; refund: ModelRefund }
  | { kind: "confirmed" | "rejected"; refund: ModelRefund }
  | { kind: "assigned"; refund: ModelRefund; parts: RefundParts }

/** Returns a version of an order as the shop reads it from Medusa. @param deliveries their prices so far */
export function versionOf(lines: readonly ModelLine[], deliveries: readonly number[]): OrderVersion {
  const [first] = lines
  const methods = deliveries.map((cents, index) => ({
    ...{ id: "delivery", shipping_option_id: "home", provider_id: null, amount: toEuro(cents) },
    ...{ data: null, adjustments: [] },
    ...{ tax_lines: [{ rate: first?.rate ?? 0, code: first?.vat ?? null }], version: index + 1 },
  }))
  return {
    items: lines.filter(({ quantity }) => quantity > 0).map(itemOf),
    // Medusa's last version of a removed line has the units from before the removal.
    gone_items: lines
      .filter(({ quantity }) => quantity === 0)
      .map((line) => itemOf({ ...line, quantity: line.most.quantity })),
    shipping_methods: methods.slice(-1),
    past_shipping_methods: methods.slice(0, -1),
  }
}

function itemOf(line: ModelLine): OrderItem {
  return {
    ...{ id: line.id, product_id: line.variant, variant_id: line.variant, title: line.name },
    ...{ thumbnail: null, requires_shipping: true, variant_sku: null, variant_title: null },
    ...{ variant_barcode: null, metadata: null, variant: null, fulfilled_quantity: 0 },
    ...{ quantity: line.quantity, unit_price: toEuro(line.unit_cents) },
    ...{ return_requested_quantity: 0, return_received_quantity: line.returned },
    ...{ return_dismissed_quantity: 0, written_off_quantity: 0, waiting_quantity: 0 },
    unpaid_returned_quantity: line.unpaid_returned ?? line.returned,
    paid: line.paid
      ? {
          ...{ quantity: line.paid.quantity, unit_price: toEuro(line.unit_cents) },
          adjustments: adjustments(line.paid.discount_cents),
        }
      : null,
    tax_lines: [{ rate: line.rate, code: line.vat }],
    adjustments: adjustments(line.discount_cents),
  }
}

const adjustments = (cents: number) =>
  cents ? [{ code: "CODE", amount: toEuro(cents), is_tax_inclusive: true }] : []
