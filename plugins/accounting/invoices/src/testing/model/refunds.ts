import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import {
  amountsLeft,
  partsOfAmount,
  pricedParts,
  refundableParts,
  soldOrder,
  valueOf,
} from "@bon-perroquet/orders/money"
import fc from "fast-check"
import type { ModelOrder } from "./engine"
import type { ModelRefund } from "./operations"
import { at, ofLine, small, type Event, type Shop } from "./shop"

/** A running shop refunds one payment at a time. Only Stripe's refunds wait or fail. */
export const isRefundable = ({ isRunning }: Shop, { captures }: ModelOrder): boolean =>
  !isRunning || captures.length < 2
export const isOfStripe = ({ isRunning }: Shop, { buyer, captures }: ModelOrder): boolean =>
  !isRunning || (buyer.channel === "page" && captures.length < 2)

export const refundLine = ofLine("refund line", (shop, order, line, n, other) => {
  if (!isRefundable(shop, order)) return
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const open = left.items.find(({ id }) => id === line.id)?.quantity ?? 0
  if (open < n) return
  const parts = pricedParts({ items: [{ id: line.id, quantity: n }] }, left, soldOrder(read))
  const cents = valueOf(parts.items)
  if (cents > 0 && cents <= order.free_cents)
    order.refund(cents, parts, { isWaiting: other % 3 === 0 && isOfStripe(shop, order) })
})

export const refundDelivery = ofLine("refund delivery", (shop, order, _line, n, other) => {
  if (!isRefundable(shop, order)) return
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const cents = Math.min(left.delivery_cents, n * 150)
  if (cents > 0)
    order.refund(cents, pricedParts({ delivery_cents: cents }, left, soldOrder(read)), {
      isWaiting: other % 3 === 0 && isOfStripe(shop, order),
    })
})

/** Refunds an amount in Medusa Admin or in Stripe's dashboard. */
export const refundAmount = ofLine("refund amount", (shop, order, line, n, other) => {
  if (!isRefundable(shop, order)) return
  const cents = Math.min(order.free_cents, n * 137)
  const by = other % 2 && isOfStripe(shop, order) ? "stripe" : "shop"
  if (cents > 0)
    order.refund(
      cents,
      partsOfAmount(order.read(), { refunds: order.rows(), replacements: [] }, cents).parts,
      { by },
    )
})

/** Pays the outstanding amount, or refunds it in Medusa Admin without naming goods. */
export function settleOrder(shop: Shop, order: ModelOrder): void {
  order.pay()
  if (!isRefundable(shop, order)) return
  const cents = 0 - order.pending_cents
  if (cents > 0 && cents <= order.free_cents)
    order.refund(cents, partsOfAmount(order.read(), { refunds: order.rows(), replacements: [] }, cents).parts)
}

export const settle = ofLine("settle", settleOrder)

/** All money is refunded in Medusa Admin or in Stripe's dashboard, or the customer's bank takes it after a dispute. */
export const takeAll = ofLine("take all", (shop, order, _line, n) => {
  const by = (["shop", "stripe", "dispute"] as const)[n - 1] ?? "shop"
  if (!(by === "shop" ? isRefundable(shop, order) : isOfStripe(shop, order))) return
  if (order.free_cents > 0) order.refund(order.free_cents, null, { by })
})

/** The customer's bank confirms or rejects a refund, or returns the money of a dispute after an appeal. */
export const bankAnswers = fc.tuple(small, small, fc.boolean()).map(([which, at_, isConfirmed]): Event => ({
  name: `bank ${isConfirmed ? "confirms" : "rejects"} ${which} ${at_}`,
  run: (shop) => {
    const requested = ({ refunds }: ModelOrder) =>
      refunds.filter(({ isWaiting }) => isWaiting || !isConfirmed)
    const order = at(
      shop.orders.filter((one) => isOfStripe(shop, one) && requested(one).length),
      which,
    )
    const refund = order && at(requested(order), at_)
    if (!order || !refund) return Promise.resolve(undefined)
    if (isConfirmed) order.confirm(refund)
    else order.undo(refund)
    return Promise.resolve(order)
  },
}))

/** Returns parts for exactly these cents: units of a line, then the delivery, then VAT rates. Null if less is left. */
function partsFor(order: ModelOrder, refund: ModelRefund, line: number, n: number): RefundParts | null {
  const [read, rows] = [order.read(), order.rows()]
  const row = rows.find(({ id }) => id === refund.id)
  const left = refundableParts(read, rows, row)
  const item = at(left.items, line)
  const quantity = Math.min(n, item?.quantity ?? 0)
  const price = refundShare(item?.amount_cents ?? 0, quantity, item?.quantity ?? 0)
  const items = item && quantity && price <= refund.cents ? [{ id: item.id, quantity }] : []
  const rest = items.length ? refund.cents - price : refund.cents
  if (refund.cents > valueOf(left.rates)) return null
  const sold = soldOrder(read)
  const delivery_cents = line % 2 ? Math.min(rest, left.delivery_cents) : 0
  try {
    const parts = pricedParts({ items, delivery_cents }, left, sold)
    const amounts = amountsLeft(left, parts, rest - delivery_cents)
    return valueOf(amounts) < rest - delivery_cents ? null : { ...parts, amounts }
  } catch (error) {
    // Earlier refunds of amounts took a part of the delivery.
    if ((error as { code?: string }).code === "refund_too_much") return null
    throw error
  }
}

/** An administrator assigns a refund to parts of the order, possibly again. A running shop rejects replaced lines. */
export const assign = fc
  .tuple(small, small, small, fc.nat({ max: 3 }))
  .map(([which, at_, line, n]): Event => ({
    name: `assign ${which} ${at_} ${line} ${n}`,
    run: (shop) => {
      const order = at(
        shop.orders.filter((one) => one.refunds.length > 0),
        which,
      )
      const refund = order && at(order.refunds, at_)
      const most = shop.isRunning && order?.isSent ? 0 : n
      const parts = order && refund && partsFor(order, refund, line, most)
      if (!parts) return Promise.resolve(undefined)
      order.assign(refund, parts)
      return Promise.resolve(order)
    },
  }))
