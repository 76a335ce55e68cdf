import {
  discountsLeft,
  partsOfAmount,
  pricedParts,
  refundableParts,
  soldOrder,
  valueOf,
} from "@bon-perroquet/orders/money"
import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import fc from "fast-check"
import { nextId, type ModelOrder } from "./engine"
import { lineOf, vatOf } from "./goods"
import type { ModelLine, ModelRefund } from "./operations"
import { at, buy, goodsAt, settings, small, units, type Event, type Shop } from "./shop"

const ofLine = (
  name: string,
  run: (shop: Shop, order: ModelOrder, line: ModelLine, n: number, other: number) => Promise<void> | void,
) =>
  fc.tuple(small, small, units, small).map(([which, line, n, other]): Event => ({
    name: `${name} ${which} ${line} ${n} ${other}`,
    run: async (shop) => {
      const order = at(
        shop.orders.filter((one) => one.free_cents > 0 && !one.isCancelled),
        which,
      )
      const chosen =
        order &&
        at(
          order.lines.filter(({ quantity, returned }) => quantity > returned),
          line,
        )
      if (!order || !chosen) return undefined
      await run(shop, order, chosen, n, other)
      return order
    },
  }))

const edit = ofLine("edit", ({ isRunning }, order, line, n) => {
  // Medusa does not remove units that were sent.
  if (isRunning && order.isSent && n < 3) return
  const quantity = line.quantity + (n === 3 ? 1 : 0 - n)
  // More units of a discounted or reduced line become another line: see decision 66.
  const isPlain = !line.discount_cents && line.most.quantity === line.quantity
  if (quantity < line.returned || (quantity > line.quantity && !isPlain)) return
  if (quantity > line.quantity) return order.edit(line, quantity, line.discount_cents)
  const gross_cents = line.unit_cents * line.quantity - line.discount_cents
  const discounts = line.discount_cents ? [{ id: "code", cents: line.discount_cents }] : []
  const [left] = quantity ? discountsLeft({ ...line, gross_cents, discounts }, quantity) : []
  order.edit(line, quantity, left?.cents ?? 0)
})

/** Returns an added line with the VAT of the order, or nothing if the shop refuses additions without VAT. */
async function addedTo(
  shop: Shop,
  order: ModelOrder,
  other: number,
  quantity: number,
): Promise<ModelLine | undefined> {
  const sold = order.lines[0]?.vat
  if (shop.isRunning && sold === EXEMPT_CODE) return undefined
  const goods = goodsAt(shop, other)
  const charged = await vatOf(shop.rise, goods, { ...order.buyer, scheme: shop.scheme, sold })
  expect(charged.vat).toBe(sold)
  return lineOf(goods, quantity, 0, charged)
}

const add = ofLine("add", async (shop, order, _line, n, other) => {
  const added = await addedTo(shop, order, other, n)
  if (added) order.add(added)
})

/** In a running shop, only goods that were sent come back. */
const mayComeBack = ({ isRunning }: Shop, { withheld }: ModelOrder, { id }: ModelLine): boolean =>
  !isRunning || !withheld.has(id)

const giveBack = ofLine("return", (shop, order, line, n) => {
  if (mayComeBack(shop, order, line)) order.bringBack(line, Math.min(n, line.quantity - line.returned))
})

const exchange = ofLine("exchange", async (shop, order, line, n, other) => {
  const units = Math.min(n, line.quantity - line.returned)
  const sent = mayComeBack(shop, order, line) && (await addedTo(shop, order, other, units))
  if (sent) order.bringBack(line, units, sent)
})

const claim = ofLine("claim", (shop, order, line, n) => {
  // The shop refuses additions without VAT.
  if ((shop.isRunning && line.vat === EXEMPT_CODE) || !mayComeBack(shop, order, line)) return
  const quantity = Math.min(n, line.quantity)
  const sent = { ...line, id: nextId("line"), unit_cents: 0, quantity, discount_cents: 0, returned: 0 }
  order.claim(line, { ...sent, percent: 0, most: { quantity, discount_cents: 0 } })
})

/** In a running shop, the model only refunds orders with one payment, and only Stripe's refunds can wait or fail. */
const isRefundable = ({ isRunning }: Shop, { captures }: ModelOrder): boolean =>
  !isRunning || captures.length < 2
const isOfStripe = ({ isRunning }: Shop, { buyer, captures }: ModelOrder): boolean =>
  !isRunning || (buyer.door === "page" && captures.length < 2)

const refundLine = ofLine("refund line", (shop, order, line, n, other) => {
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

const refundDelivery = ofLine("refund delivery", (shop, order, _line, n, other) => {
  if (!isRefundable(shop, order)) return
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const cents = Math.min(left.delivery_cents, n * 150)
  if (cents > 0)
    order.refund(cents, pricedParts({ delivery_cents: cents }, left, soldOrder(read)), {
      isWaiting: other % 3 === 0 && isOfStripe(shop, order),
    })
})

const refundAmount = ofLine("refund amount", (shop, order, line, n, other) => {
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
const settle = ofLine("settle", (shop, order) => {
  order.pay()
  if (!isRefundable(shop, order)) return
  const cents = 0 - order.pending_cents
  if (cents > 0 && cents <= order.free_cents)
    order.refund(cents, partsOfAmount(order.read(), { refunds: order.rows(), replacements: [] }, cents).parts)
})

const payLater = small.map((which): Event => ({
  name: `pay ${which}`,
  run: ({ orders }) => {
    const order = at(
      orders.filter(({ captured_cents, isCancelled }) => captured_cents === 0 && !isCancelled),
      which,
    )
    order?.pay()
    return Promise.resolve(order)
  },
}))

/** All money is refunded in Medusa Admin or in Stripe's dashboard, or the customer's bank takes it after a dispute. */
const takeAll = ofLine("take all", (shop, order, _line, n) => {
  const by = (["shop", "stripe", "dispute"] as const)[n - 1] ?? "shop"
  if (!(by === "shop" ? isRefundable(shop, order) : isOfStripe(shop, order))) return
  if (order.free_cents > 0) order.refund(order.free_cents, null, { by })
})

const cancel = ofLine("cancel", (shop, order) => {
  // Stripe refunds nothing while a refund in progress may still fail. Bank transfers must be refunded by hand before.
  const isPossible = order.buyer.door !== "transfer" && order.refunds.every(({ isWaiting }) => !isWaiting)
  if (!shop.isRunning || isPossible) order.cancel()
})

/** The customer's bank confirms or rejects a refund, or returns the money of a dispute after an appeal. */
const bankAnswers = fc.tuple(small, small, fc.boolean()).map(([which, at_, isConfirmed]): Event => ({
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
  let rest = items.length ? refund.cents - price : refund.cents
  const delivery_cents = line % 2 ? Math.min(rest, left.delivery_cents) : 0
  rest -= delivery_cents
  const amounts = left.rates.flatMap(({ vat_rate, amount_cents }) => {
    const most = items.length && item?.vat_rate === vat_rate ? amount_cents - price : amount_cents
    const cents = Math.min(rest, most)
    rest -= cents
    return cents > 0 ? [{ vat_rate, amount_cents: cents }] : []
  })
  if (rest > 0 || refund.cents > valueOf(left.rates)) return null
  return pricedParts({ items, delivery_cents, amounts }, left, soldOrder(read))
}

/** Assigns a refund to other lines of the order, like an administrator. A running shop rejects replaced lines. */
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

const deliver = ofLine("delivery", (shop, order, _line, n, other) => {
  const cents = [395, 595, 1295][n - 1] ?? 0
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const less = order.delivery_cents - cents
  if (shop.isRunning || !isRefundable(shop, order) || order.pending_cents !== 0 || left.delivery_cents < less)
    return
  order.changeDelivery(cents)
  if (less > 0)
    order.refund(less, pricedParts({ delivery_cents: less }, left, soldOrder(read)), {
      isWaiting: other % 3 === 0,
    })
  else order.pay()
})

const EVENTS = [
  ...[
    buy,
    buy,
    buy,
    settings,
    payLater,
    payLater,
    edit,
    edit,
    add,
    giveBack,
    exchange,
    claim,
    cancel,
    deliver,
  ],
  ...[
    refundLine,
    refundLine,
    refundLine,
    refundDelivery,
    refundAmount,
    settle,
    settle,
    takeAll,
    bankAnswers,
    bankAnswers,
  ],
]

/**
 * Returns sequences of events that begin with a sale.
 * @param most maximum number of events
 * @param after runs after each event of an order
 * @param further additional events, for example those that only long runs include
 */
export function sequences(
  most: number,
  after: (shop: Shop, order: ModelOrder) => Promise<void>,
  further: readonly fc.Arbitrary<Event>[] = [],
) {
  const command = ({ name, run }: Event) => ({
    check: () => true,
    run: async (_model: object, shop: Shop) => {
      const order = await run(shop)
      if (order) await after(shop, order)
    },
    toString: () => name,
  })
  const events = [...EVENTS, ...further].map((event) => event.map(command))
  // The sale does not shrink, so that a failure is shown with fewer events.
  return fc.tuple(fc.noShrink(buy.map(command)), fc.commands(events, { maxCommands: most - 1, size: "max" }))
}
