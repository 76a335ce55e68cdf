import type { Refundable } from "@bon-perroquet/contract"
import { discountCents } from "@bon-perroquet/promotions/money"
import type { RefundRow } from "../modules/order-status"
import type { EngineOrder, OrderRefund, OrderTaxLine } from "@bon-perroquet/engine-tables"
import { type Given, leftAfter, type SoldOrder } from "./left"
import { isUnderWay } from "./money"

const centsOf = (euro: number): number => Math.round(euro * 100)
const rateOf = ({ tax_lines }: { tax_lines: OrderTaxLine[] }): number => tax_lines[0]?.rate ?? 0

/** An order's lines and delivery as they were charged. */
export function soldOrder({ items, shipping_methods }: EngineOrder): SoldOrder {
  return {
    lines: items.map((item) => {
      const { quantity } = item
      const full = centsOf(item.unit_price) * quantity
      const vat_rate = rateOf(item)
      const amount_cents = full - discountCents(item.adjustments, full, vat_rate)
      return { id: item.id, name: item.title, quantity, amount_cents, vat_rate }
    }),
    delivery_cents: shipping_methods.reduce((sum, method) => {
      const full = centsOf(method.amount)
      return sum + full - discountCents(method.adjustments, full, rateOf(method))
    }, 0),
  }
}

/** The engine's refunds of an order, oldest first. */
export const engineRefundsOf = ({ payments }: EngineOrder): OrderRefund[] =>
  payments
    .flatMap(({ refunds }) => refunds)
    .sort((a, b) => new Date(a.created_at).getTime() - new Date(b.created_at).getTime())

/** The shop's row of one of the engine's refunds. */
export const rowOf = (
  { id, metadata }: { id: string; metadata: Record<string, unknown> | null },
  rows: readonly RefundRow[],
): RefundRow | undefined =>
  rows.find((row) => row.id === metadata?.["order_refund"] || row.engine_refund_id === id)

/** What was given back of an order, oldest first, then what is on its way; `except` one of them. */
export function givenBack(order: EngineOrder, rows: readonly RefundRow[], except?: RefundRow): Given[] {
  const booked = engineRefundsOf(order).map((refund) => ({ row: rowOf(refund, rows), amount: refund.amount }))
  const noted = new Set(booked.map(({ row }) => row?.id))
  return [
    ...booked
      .filter(({ row }) => !except || row?.id !== except.id)
      .map(({ row, amount }) => ({ cents: centsOf(amount), parts: row?.parts ?? null })),
    ...rows
      .filter((row) => isUnderWay(row) && !noted.has(row.id) && row.id !== except?.id)
      .map(({ amount_cents, parts }) => ({ cents: amount_cents, parts })),
  ]
}

/** What of an order can still be given back. */
export const refundableParts = (
  order: EngineOrder,
  rows: readonly RefundRow[],
  except?: RefundRow,
): Refundable => leftAfter(soldOrder(order), givenBack(order, rows, except))

/** Whether the VAT of an amount of an order depends on what it is for: several rates are left, and more than the amount. */
export function isAmbiguous({ rates }: Refundable, cents: number): boolean {
  const there = rates.filter(({ amount_cents }) => amount_cents > 0)
  return there.length > 1 && there.reduce((sum, { amount_cents }) => sum + amount_cents, 0) > cents
}
