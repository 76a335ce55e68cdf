import { toEuro } from "@bon-perroquet/contract/money"
import type { RefundParts } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import {
  creditedRefunds,
  creditOfBooking,
  creditsOfAssignment,
  creditsOfFailure,
  creditsOfLoss,
  type Credit,
} from "@bon-perroquet/orders/money"
import type { RefundRow } from "@bon-perroquet/orders/modules/order-status"
import {
  keptCents,
  owedAtMost,
  recordPaid,
  versionOf,
  type ModelLine,
  type ModelRefund,
  type Operation,
  type Origin,
} from "./operations"

let serial = 0
export const nextId = (prefix: string): string => `${prefix}_${++serial}`
const moment = (): string => new Date(Date.UTC(2026, 10, 1) + ++serial * 1000).toISOString()

/** An order that changes exactly as the engine's workflows change it. */
export class ModelOrder {
  readonly id = nextId("order")
  readonly created_at = moment()
  readonly captures: { id: string; cents: number; at: string }[] = []
  readonly refunds: ModelRefund[] = []
  readonly operations: Operation[] = []
  /** Lines with units that were refunded before they were sent. These lines never leave. */
  readonly withheld = new Set<string>()
  private readonly sent = new Set<string>()
  isSent = false
  isCancelled = false
  private readonly credits: Credit[] = []
  readonly past_deliveries: number[] = []
  private settled: EngineOrder["settled"] = null
  private first_paid_items: EngineOrder["first_paid_items"] = []

  constructor(
    readonly buyer: { country: string; number: string | null; channel: string },
    readonly lines: ModelLine[],
    public delivery_cents: number,
  ) {
    if (!["phone", "transfer"].includes(buyer.channel)) this.capture()
    this.done({ kind: "sold" })
  }

  private done(operation?: Operation): void {
    if (operation) this.operations.push(operation)
    if (!this.isSettled) return
    this.lines.forEach(recordPaid)
    this.settled = this.version()
  }

  /** Sets the delivery price of the sale. A running shop determines it. */
  setSoldDelivery(cents: number): void {
    const [capture] = this.captures
    if (capture) capture.cents += cents - this.delivery_cents
    this.delivery_cents = cents
    this.done()
  }

  private get isSettled(): boolean {
    return this.pending_cents === 0 && this.captured_cents > this.refunded_cents
  }

  get total_cents(): number {
    return this.lines.reduce((sum, line) => sum + keptCents(line), this.delivery_cents)
  }

  get captured_cents(): number {
    return this.captures.reduce((sum, { cents }) => sum + cents, 0)
  }

  private get booked(): ModelRefund[] {
    return this.refunds.filter(({ isWaiting }) => !isWaiting)
  }

  get refunded_cents(): number {
    return this.booked.reduce((sum, { cents }) => sum + cents, 0)
  }

  get free_cents(): number {
    return this.captured_cents - this.refunds.reduce((sum, { cents }) => sum + cents, 0)
  }

  private get credited_cents(): number {
    return this.credits.reduce((sum, { cents }) => sum + cents, 0)
  }

  private credited() {
    return creditedRefunds(this.read(), this.rows())
  }

  get pending_cents(): number {
    return this.total_cents - this.credited_cents - (this.captured_cents - this.refunded_cents)
  }

  private get reduced_delivery_cents(): number {
    return [...this.past_deliveries, this.delivery_cents].reduce(
      (sum, cents, at, all) => sum + Math.max(0, (all[at - 1] ?? cents) - cents),
      0,
    )
  }

  get owed_at_most_cents(): number {
    return owedAtMost(this.lines, this.refunds, this.reduced_delivery_cents)
  }

  /** Marks the order's goods as sent, because only sent goods can be returned. */
  private send(): void {
    this.isSent = true
    for (const { id } of this.lines) if (!this.withheld.has(id)) this.sent.add(id)
  }

  get isPaidWhole(): boolean {
    const sold = this.lines.map(({ unit_cents, most }) => unit_cents * most.quantity - most.discount_cents)
    const delivery_cents = this.delivery_cents + this.reduced_delivery_cents
    return sold.reduce((sum, cents) => sum + cents, delivery_cents) === this.captured_cents
  }

  pay(): void {
    if (this.pending_cents <= 0) return
    this.capture()
    this.done({ kind: "pay" })
  }

  private capture(): void {
    if (!this.captures.length) this.first_paid_items = this.version().items
    this.captures.push({ id: nextId("capt"), cents: this.pending_cents, at: moment() })
  }

  refund(
    cents: number,
    parts: RefundParts | null,
    { isWaiting = false, by = "shop" }: { isWaiting?: boolean; by?: Origin } = {},
  ): void {
    const refund = { id: nextId("ref"), cents, parts, at: moment(), isWaiting, by, assigned: 0 }
    const operation: Operation = { kind: "refund", refund: { ...refund } }
    this.withhold(parts)
    this.take(refund)
    this.done(operation)
  }

  private withhold(parts: RefundParts | null): void {
    for (const { id } of parts?.items ?? []) if (!this.sent.has(id)) this.withheld.add(id)
  }

  private take(refund: ModelRefund): void {
    this.refunds.push(refund)
    if (!refund.isWaiting) this.book(refund)
  }

  cancel(): void {
    this.isCancelled = true
    const rest = { id: nextId("ref"), cents: this.free_cents, parts: null, at: moment() }
    const refund: ModelRefund = { ...rest, isWaiting: false, by: "shop", assigned: 0 }
    if (refund.cents > 0) this.take(refund)
    this.done({ kind: "cancel", refund })
  }

  confirm(refund: ModelRefund): void {
    if (!refund.isWaiting) return
    this.book(refund)
    this.done({ kind: "confirmed", refund })
  }

  private book(refund: ModelRefund): void {
    const { settled } = this
    refund.isWaiting = false
    // Nothing is due for a cancelled order, so its refunds have no credit lines.
    if (this.isCancelled) return
    const now = { ...this.read(), settled }
    this.credits.push({ refund: refund.id, cents: creditOfBooking(now, this.credited(), refund.id) })
    // If all money was taken back outside the shop before the goods were sent, the order counts as cancelled.
    const isGone = this.refunded_cents === this.captured_cents && this.booked.at(-1)?.by !== "shop"
    if (isGone && !this.isSent) this.isCancelled = true
  }

  undo(refund: ModelRefund): void {
    const failed = this.credited().find(({ id }) => id === refund.id)
    this.refunds.splice(this.refunds.indexOf(refund), 1)
    if (failed) this.credits.push(...creditsOfFailure(this.read(), this.credited(), failed))
    this.done({ kind: "rejected", refund })
  }

  assign(refund: ModelRefund, parts: RefundParts): void {
    this.withhold(parts)
    if (!this.isCancelled)
      this.credits.push(...creditsOfAssignment(this.read(), this.credited(), refund.id, parts))
    refund.parts = parts
    refund.assigned += 1
    this.done({ kind: "assigned", refund, parts })
  }

  changeDelivery(cents: number): void {
    this.past_deliveries.push(this.delivery_cents)
    this.delivery_cents = cents
    this.done()
  }

  edit(line: ModelLine, quantity: number, discount_cents: number): void {
    this.creditLoss(line, { quantity })
    line.quantity = quantity
    line.discount_cents = discount_cents
    if (quantity > line.most.quantity) line.most = { quantity, discount_cents }
    this.done({ kind: "edit", line, quantity })
  }

  add(line: ModelLine): void {
    this.lines.push(line)
    this.done({ kind: "add", line })
  }

  /** Receives returned units like the engine, possibly in exchange for others. */
  bringBack(line: ModelLine, units: number, sent?: ModelLine): void {
    this.creditLoss(line, { back: units })
    line.returned += units
    this.send()
    if (sent) this.lines.push(sent)
    this.done(sent ? { kind: "exchange", line, units, sent } : { kind: "return", line, units })
  }

  claim(line: ModelLine, sent: ModelLine): void {
    this.send()
    this.lines.push(sent)
    this.done({ kind: "claim", line, sent })
  }

  /**
   * Reverses credits of units that left the order and were already refunded by line, because Medusa itself credits these
   * units.
   */
  private creditLoss(line: ModelLine, change: { quantity?: number; back?: number }): void {
    const changeOf = ({ id }: { id: string }) => (id === line.id ? change : {})
    this.credits.push(...creditsOfLoss(this.read(), changeOf, this.credited()))
  }

  private version() {
    return versionOf(this.lines, [...this.past_deliveries, this.delivery_cents])
  }

  read(): EngineOrder {
    return {
      ...this.version(),
      settled: this.isSettled ? null : this.settled,
      first_paid_items: this.first_paid_items,
      credits: this.credits.map(({ refund, cents }) => ({ refund, amount: toEuro(cents) })),
      ...{ id: this.id, custom_display_id: this.id, display_id: 1 },
      ...{ customer_id: null, email: null, sales_channel_id: null },
      ...{
        locale: "fr-BE",
        currency_code: "eur",
        status: this.isCancelled ? "canceled" : "pending",
        created_at: this.created_at,
      },
      ...{
        canceled_at: null,
        returns: [],
        claims: [],
        fulfillments: [],
        billing_address: null,
        metadata: null,
      },
      pending_difference: toEuro(this.pending_cents),
      shipping_address: { country_code: this.buyer.country.toLowerCase() } as EngineOrder["shipping_address"],
      version: this.past_deliveries.length + 1,
      payments: [
        {
          ...{ id: "pay", provider_id: "stripe", payment_collection_id: "coll", currency_code: "eur" },
          ...{ amount: toEuro(this.captured_cents), captured_at: null, canceled_at: null, data: null },
          captures: this.captures.map(({ id, cents, at }) => ({ id, amount: toEuro(cents), created_at: at })),
          refunds: this.booked.map(({ id, cents, parts, at, assigned }) => ({
            ...{ id, amount: toEuro(cents), created_at: at, note: null },
            metadata: { order_refund: id, parts, assigned },
          })),
        },
      ],
    }
  }

  rows(): RefundRow[] {
    return this.refunds.map(
      ({ id, cents, parts, isWaiting }) =>
        ({
          ...{ id, payment_id: "pay", amount_cents: cents, parts, engine_refund_id: null },
          state: isWaiting ? "waiting" : "done",
        }) as RefundRow,
    )
  }
}
