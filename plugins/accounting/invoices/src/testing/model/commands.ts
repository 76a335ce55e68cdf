import {
  discountsLeft,
  partsOfAmount,
  pricedParts,
  refundableParts,
  soldOrder,
} from "@bon-perroquet/orders/money"
import { EXEMPT_CODE, countryOfVat, taxationOf, vatCodeOf } from "@bon-perroquet/vat/charged"
import type { VatScheme } from "@bon-perroquet/vat/rates"
import fc from "fast-check"
import { ModelOrder, nextId, type ModelLine } from "./engine"
import { GOODS, lineOf, SEEDS, vatOf } from "./goods"

export interface Shop {
  scheme: VatScheme
  /** Percentage points added to every country's rates. */
  rise: number
  viesAnswers: boolean
  open: Set<string>
  orders: ModelOrder[]
  /** Whether a running shop plays the sequence. Its settings stay, and it sends goods before they come back. */
  isRunning: boolean
}

export const newShop = ({ isRunning = false } = {}): Shop => ({
  ...{ scheme: "origin", rise: 0, viesAnswers: true, open: new Set(COUNTRIES), orders: [], isRunning },
})

const COUNTRIES = ["BE", "FR", "NL"] as const

export interface Event {
  name: string
  run: (shop: Shop) => ModelOrder | undefined
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

const small = fc.nat({ max: 50 })
const units = fc.integer({ min: 1, max: 3 })

const buy = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    number: fc.constantFrom(null, "BE", "FR"),
    // A cart has one line for the same goods.
    goods: fc.uniqueArray(
      fc.tuple(fc.nat({ max: GOODS.length - 1 }), units, fc.constantFrom(0, 0, 10, 50, 100)),
      {
        ...{ minLength: 1, maxLength: 3, selector: ([index]) => index },
      },
    ),
    delivery_cents: fc.constantFrom(0, 595),
    isPaid: fc.boolean(),
  })
  .map(({ country, number, goods, delivery_cents, isPaid }): Event => ({
    name: `buy ${JSON.stringify({ country, number, goods, delivery_cents, isPaid })}`,
    run: (shop) => {
      if (!shop.open.has(country)) return undefined
      const standing = shop.viesAnswers ? "valid" : "unanswered"
      const proof = { standing, checked_at: "", consultation_number: null } as const
      const taxation = taxationOf(number && { country: number }, country, proof)
      const sold = { country, scheme: taxation === "origin" ? ("origin" as const) : shop.scheme }
      const lines = goods.map(([index, quantity, percent]) => {
        const wanted = at(GOODS, index) ?? SEEDS
        const charged =
          taxation === "exempt" ? { rate: 0, vat: EXEMPT_CODE } : vatOf(shop.rise, wanted.vatClass, sold)
        return lineOf(wanted, quantity, percent, charged)
      })
      const order = new ModelOrder({ country, number, isPaid }, lines, delivery_cents)
      if (order.total_cents < 1) return undefined
      // A business with a valid VAT number never bears another country's VAT, whatever the scheme.
      if (number && shop.viesAnswers)
        for (const { vat } of lines) expect([vatCodeOf("BE"), EXEMPT_CODE]).toContain(vat)
      shop.orders.push(order)
      return order
    },
  }))

/** Returns an event that changes a setting. */
const setting = (name: string, change: (shop: Shop) => void): Event => ({
  name,
  run: (shop) => {
    if (!shop.isRunning) change(shop)
    return undefined
  },
})

const settings = fc.oneof(
  fc
    .constantFrom<VatScheme>("origin", "oss")
    .map((scheme) => setting(`scheme ${scheme}`, (shop) => void (shop.scheme = scheme))),
  fc.nat({ max: 2 }).map((rise) => setting(`rates +${rise}`, (shop) => void (shop.rise = rise))),
  fc.boolean().map((up) => setting(`VIES ${up}`, (shop) => void (shop.viesAnswers = up))),
  fc
    .constantFrom(...COUNTRIES)
    .map((country) =>
      setting(`open or close ${country}`, ({ open }) => void (open.delete(country) || open.add(country))),
    ),
)

/** Returns an event for a line of an order that still has money. A fully refunded order is closed. */
const ofLine = (
  name: string,
  run: (shop: Shop, order: ModelOrder, line: ModelLine, n: number, other: number) => void,
) =>
  fc.tuple(small, small, units, small).map(([which, line, n, other]): Event => ({
    name: `${name} ${which} ${line} ${n} ${other}`,
    run: (shop) => {
      const order = at(
        shop.orders.filter((one) => one.free_cents > 0),
        which,
      )
      const chosen =
        order &&
        at(
          order.lines.filter(({ quantity, returned }) => quantity > returned),
          line,
        )
      if (!order || !chosen) return undefined
      run(shop, order, chosen, n, other)
      return order
    },
  }))

const edit = ofLine("edit", ({ isRunning }, order, line, n) => {
  // Medusa removes no sent units.
  if (isRunning && order.isSent && n < 3) return
  const quantity = line.quantity + (n === 3 ? 1 : 0 - n)
  // More units of a discounted or reduced line are added as another line: see decision 66.
  const isPlain = !line.discount_cents && line.most.quantity === line.quantity
  if (quantity < line.returned || (quantity > line.quantity && !isPlain)) return
  if (quantity > line.quantity) return order.edit(line, quantity, line.discount_cents)
  const gross_cents = line.unit_cents * line.quantity - line.discount_cents
  const discounts = line.discount_cents ? [{ id: "code", cents: line.discount_cents }] : []
  const [left] = quantity ? discountsLeft({ ...line, gross_cents, discounts }, quantity) : []
  order.edit(line, quantity, left?.cents ?? 0)
})

/** Returns an added line with the VAT of the order. */
const addedTo = (shop: Shop, order: ModelOrder, other: number, quantity: number): ModelLine | undefined => {
  const [goods, sold] = [at(GOODS, other), order.lines[0]?.vat]
  const country = countryOfVat(sold)
  return goods && country
    ? lineOf(goods, quantity, 0, vatOf(shop.rise, goods.vatClass, { country, scheme: "oss" }))
    : undefined
}

const add = ofLine("add", (shop, order, _line, n, other) => {
  const added = addedTo(shop, order, other, n)
  if (added) order.add(added)
})

const giveBack = ofLine("return", (_shop, order, line, n) =>
  order.bringBack(line, Math.min(n, line.quantity - line.returned)),
)

const exchange = ofLine("exchange", (shop, order, line, n, other) => {
  const units = Math.min(n, line.quantity - line.returned)
  const sent = addedTo(shop, order, other, units)
  if (sent) order.bringBack(line, units, sent)
})

const claim = ofLine("claim", (_shop, order, line, n) => {
  const quantity = Math.min(n, line.quantity)
  const sent = { ...line, id: nextId("line"), unit_cents: 0, quantity, discount_cents: 0, returned: 0 }
  order.claim(line, { ...sent, percent: 0, most: { quantity, discount_cents: 0 } })
})

/** A running shop refunds one payment at a time, and only Stripe's refunds wait or fail. */
const isRefundable = ({ isRunning }: Shop, { captures }: ModelOrder): boolean =>
  !isRunning || captures.length < 2
const isOfStripe = ({ isRunning }: Shop, { buyer, captures }: ModelOrder): boolean =>
  !isRunning || (buyer.isPaid && captures.length < 2)

const refundLine = ofLine("refund line", (shop, order, line, n, other) => {
  if (!isRefundable(shop, order)) return
  // What an unfinished exchange owes is settled first.
  if (order.pending_cents > 0 || (order.pending_cents < 0 && !order.isPaidWhole)) return
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const open = left.items.find(({ id }) => id === line.id)?.quantity ?? 0
  if (open < n) return
  const parts = pricedParts({ items: [{ id: line.id, quantity: n }] }, left, soldOrder(read))
  const cents = parts.items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (cents > 0 && cents <= order.free_cents)
    order.refund(cents, parts, other % 3 === 0 && isOfStripe(shop, order))
})

const refundAmount = ofLine("refund amount", (shop, order, line, n) => {
  if (!isRefundable(shop, order)) return
  const cents = Math.min(order.free_cents, n * 137)
  if (order.pending_cents === 0 && cents > 0)
    order.refund(cents, partsOfAmount(order.read(), { refunds: order.rows(), replacements: [] }, cents).parts)
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
      orders.filter(({ captured_cents }) => captured_cents === 0),
      which,
    )
    order?.pay()
    return order
  },
}))

const takeAll = ofLine("take all", (shop, order) => {
  if (isRefundable(shop, order) && order.pending_cents === 0 && order.free_cents > 0)
    order.refund(order.free_cents, null)
})

/**
 * The customer's bank confirms or rejects a refund. Its goods may have come back before. The refund of an exchange's
 * price difference is not rejected: see decision 66.
 */
const bankAnswers = fc.tuple(small, small, fc.boolean()).map(([which, at_, isConfirmed]): Event => ({
  name: `bank ${isConfirmed ? "confirms" : "rejects"} ${which} ${at_}`,
  run: (shop) => {
    const wanted = (order: ModelOrder) =>
      order.refunds.filter((refund) =>
        isConfirmed ? refund.isWaiting : refund.parts || order.isGoodwill(refund),
      )
    const order = at(
      shop.orders.filter((one) => isOfStripe(shop, one) && wanted(one).length),
      which,
    )
    const refund = order && at(wanted(order), at_)
    if (!order || !refund) return undefined
    if (isConfirmed) order.confirm(refund)
    else order.undo(refund)
    return order
  },
}))

/** Changes the delivery, and refunds a lower price or pays a higher one. */
const deliver = ofLine("delivery", (shop, order, _line, n) => {
  const cents = [395, 595, 1295][n - 1] ?? 0
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const less = order.delivery_cents - cents
  if (shop.isRunning || !isRefundable(shop, order) || order.pending_cents !== 0 || left.delivery_cents < less)
    return
  order.changeDelivery(cents)
  if (less > 0) order.refund(less, pricedParts({ delivery_cents: less }, left, soldOrder(read)))
  else order.pay()
})

const EVENTS = [
  ...[buy, buy, settings, payLater, edit, edit, add, giveBack, exchange, claim],
  ...[refundLine, refundLine, refundAmount, settle, settle, takeAll, bankAnswers, bankAnswers, deliver],
]

/** Returns sequences of events, with something to do after each event of an order. */
export const sequences = (most: number, after: (shop: Shop, order: ModelOrder) => Promise<void>) =>
  fc.commands(
    EVENTS.map((event) =>
      event.map(({ name, run }) => ({
        check: () => true,
        run: async (_model: object, shop: Shop) => {
          const order = run(shop)
          if (order) await after(shop, order)
        },
        toString: () => name,
      })),
    ),
    { maxCommands: most, size: "max" },
  )
