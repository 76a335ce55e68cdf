import { toEuro } from "@bon-perroquet/contract/money"
import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import type { EngineOrder, OrderItem } from "@bon-perroquet/engine-tables"
import type { RefundRow } from "@bon-perroquet/orders/modules/order-status"

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
  /** The version with the most units. */
  most: { quantity: number; discount_cents: number }
}

export interface ModelRefund {
  id: string
  cents: number
  parts: RefundParts | null
}

let serial = 0
export const nextId = (prefix: string): string => `${prefix}_${++serial}`
const moment = (): string => new Date(Date.UTC(2026, 10, 1) + ++serial * 1000).toISOString()

/** An order that changes exactly as the engine's workflows change it. */
export class ModelOrder {
  readonly id = nextId("order")
  readonly created_at = moment()
  readonly captures: { id: string; cents: number; at: string }[] = []
  readonly refunds: (ModelRefund & { at: string; credit_cents: number })[] = []
  credit_cents = 0

  constructor(
    readonly country: string,
    public lines: ModelLine[],
    public delivery_cents: number,
  ) {}

  /** Returns the price of the units of a line that the customer keeps. */
  private keptCents({ unit_cents, quantity, discount_cents, returned }: ModelLine): number {
    const gross = unit_cents * quantity - discount_cents
    return gross - refundShare(gross, returned, quantity)
  }

  get total_cents(): number {
    return this.lines.reduce((sum, line) => sum + this.keptCents(line), this.delivery_cents)
  }

  get captured_cents(): number {
    return this.captures.reduce((sum, { cents }) => sum + cents, 0)
  }

  get refunded_cents(): number {
    return this.refunds.reduce((sum, { cents }) => sum + cents, 0)
  }

  /** The amount to be paid. A negative amount is to be refunded. */
  get pending_cents(): number {
    return this.total_cents - this.credit_cents - (this.captured_cents - this.refunded_cents)
  }

  /** An upper bound for returned or removed goods without a refund by line, with a cent per unit for rounding. */
  get owed_at_most_cents(): number {
    const named = this.refunds.flatMap(({ parts }) => parts?.items ?? [])
    // Refunds without named goods reduce the amount left for each unit.
    const unnamed = this.refunds.reduce((sum, { cents, parts }) => (parts ? sum : sum + cents), 0)
    return this.lines.reduce((sum, { id, unit_cents, most, quantity, returned }) => {
      const given = named.reduce((units, item) => (item.id === id ? units + item.quantity : units), 0)
      const units = Math.max(0, most.quantity - quantity + returned - given)
      const each = Math.ceil((unit_cents * most.quantity - most.discount_cents) / most.quantity) + 1
      return sum + units * each
    }, unnamed)
  }

  pay(): void {
    if (this.pending_cents > 0)
      this.captures.push({ id: nextId("capt"), cents: this.pending_cents, at: moment() })
  }

  /** Books a refund. The part that was not owed becomes a credit line. */
  refund(cents: number, parts: RefundParts | null): void {
    const refund = { id: nextId("ref"), cents, parts, at: moment(), credit_cents: 0 }
    this.refunds.push(refund)
    refund.credit_cents = Math.min(cents, Math.max(0, this.pending_cents))
    this.credit_cents += refund.credit_cents
  }

  /** Removes the last refund, which the customer's bank rejected. */
  undo(): void {
    this.credit_cents -= this.refunds.pop()?.credit_cents ?? 0
  }

  /** Sets the quantity of a line like a confirmed edit with the shop's extra data. */
  edit(line: ModelLine, quantity: number, discount_cents: number, given_cents: number): void {
    line.quantity = quantity
    line.discount_cents = discount_cents
    if (quantity > line.most.quantity) line.most = { quantity, discount_cents }
    this.credit_cents -= given_cents
  }

  read(): EngineOrder {
    const item = (line: ModelLine): OrderItem => ({
      ...{ id: line.id, product_id: line.variant, variant_id: line.variant, title: line.name },
      ...{ thumbnail: null, requires_shipping: true, variant_sku: null, variant_title: null },
      ...{ variant_barcode: null, metadata: null, variant: null, fulfilled_quantity: 0 },
      ...{ quantity: line.quantity, most_quantity: line.most.quantity, unit_price: toEuro(line.unit_cents) },
      ...{ return_requested_quantity: 0, return_received_quantity: line.returned },
      ...{ return_dismissed_quantity: 0, written_off_quantity: 0 },
      most:
        line.most.quantity > line.quantity
          ? { unit_price: toEuro(line.unit_cents), adjustments: adjustments(line.most.discount_cents) }
          : null,
      tax_lines: [{ rate: line.rate, code: line.vat }],
      adjustments: adjustments(line.discount_cents),
    })
    const [first] = this.lines
    return {
      ...{ id: this.id, custom_display_id: this.id, display_id: 1, customer_id: null, email: null },
      ...{ locale: "fr-BE", currency_code: "eur", status: "pending", created_at: this.created_at },
      ...{ canceled_at: null, returns: [], claims: [], fulfillments: [], billing_address: null },
      items: this.lines.filter(({ quantity }) => quantity > 0).map(item),
      gone_items: this.lines.filter(({ quantity }) => quantity === 0).map(item),
      pending_difference: toEuro(this.pending_cents),
      shipping_address: { country_code: this.country.toLowerCase() } as EngineOrder["shipping_address"],
      shipping_methods: [
        {
          ...{ shipping_option_id: "home", amount: toEuro(this.delivery_cents), data: null, adjustments: [] },
          tax_lines: [{ rate: first?.rate ?? 0, code: first?.vat ?? null }],
        },
      ],
      payments: [
        {
          ...{ id: "pay", provider_id: "stripe", payment_collection_id: "coll", currency_code: "eur" },
          ...{ amount: toEuro(this.captured_cents), captured_at: null, canceled_at: null, data: null },
          captures: this.captures.map(({ id, cents, at }) => ({ id, amount: toEuro(cents), created_at: at })),
          refunds: this.refunds.map(({ id, cents, parts, at }) => ({
            ...{ id, amount: toEuro(cents), created_at: at, note: null },
            metadata: { order_refund: id, parts },
          })),
        },
      ],
    }
  }

  rows(): RefundRow[] {
    return this.refunds.map(
      ({ id, cents, parts }) =>
        ({ id, payment_id: "pay", amount_cents: cents, parts, state: "done" }) as RefundRow,
    )
  }
}

const adjustments = (cents: number) =>
  cents ? [{ code: "CODE", amount: toEuro(cents), is_tax_inclusive: true }] : []
