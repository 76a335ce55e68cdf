import { discountsLeft, pricedParts, refundableParts, soldOrder } from "@bon-perroquet/orders/money"
import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import fc from "fast-check"
import { nextId, type ModelOrder } from "./engine"
import { lineOf, vatOf } from "./goods"
import type { ModelLine } from "./operations"
import {
  bankAnswers,
  isRefundable,
  refundAmount,
  refundDelivery,
  refundLine,
  settle,
  settleOrder,
  takeAll,
} from "./refunds"
import { at, buy, goodsAt, ofLine, settings, small, type Event, type Shop } from "./shop"

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

/** Replaces a line by other goods, and settles the difference. */
export const replace = ofLine("replace", async (shop, order, line, _n, other) => {
  if ((shop.isRunning && order.isSent) || line.returned > 0) return
  const added = await addedTo(shop, order, other, line.quantity)
  if (!added) return
  order.edit(line, 0, 0)
  order.add(added)
  settleOrder(shop, order)
})

/** Returns whether the customer may return goods of the line. In a running shop, only sent goods come back. */
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
  order.claim(line, {
    ...sent,
    percent: 0,
    most: { quantity, discount_cents: 0 },
    paid: undefined,
    unpaid_returned: undefined,
  })
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

const cancel = ofLine("cancel", (shop, order) => {
  // Stripe refunds nothing while a refund in progress may still fail. Bank transfers must be refunded by hand before.
  const isPossible = order.buyer.channel !== "transfer" && order.refunds.every(({ isWaiting }) => !isWaiting)
  if (!shop.isRunning || isPossible) order.cancel()
})

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
