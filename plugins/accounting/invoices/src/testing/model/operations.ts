import { toEuro } from "@bon-perroquet/contract/money"
import type { RefundParts } from "@bon-perroquet/contract"
import type { OrderItem } from "@bon-perroquet/medusa-sql"

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
}

/** Where a refund is started. If it is not the shop, the shop learns of the refund by reading it from Stripe. */
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

/** Returns a line as the shop reads it from Medusa. */
export function itemOf(line: ModelLine): OrderItem {
  return {
    ...{ id: line.id, product_id: line.variant, variant_id: line.variant, title: line.name },
    ...{ thumbnail: null, requires_shipping: true, variant_sku: null, variant_title: null },
    ...{ variant_barcode: null, metadata: null, variant: null, fulfilled_quantity: 0 },
    ...{ quantity: line.quantity, most_quantity: line.most.quantity, unit_price: toEuro(line.unit_cents) },
    ...{ return_requested_quantity: 0, return_received_quantity: line.returned },
    ...{ return_dismissed_quantity: 0, written_off_quantity: 0, waiting_quantity: 0 },
    most:
      line.most.quantity > line.quantity
        ? { unit_price: toEuro(line.unit_cents), adjustments: adjustments(line.most.discount_cents) }
        : null,
    tax_lines: [{ rate: line.rate, code: line.vat }],
    adjustments: adjustments(line.discount_cents),
  }
}

const adjustments = (cents: number) =>
  cents ? [{ code: "CODE", amount: toEuro(cents), is_tax_inclusive: true }] : []
