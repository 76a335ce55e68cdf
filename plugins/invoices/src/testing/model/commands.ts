import { refundShare } from "@bon-perroquet/contract"
import {
  discountsLeft,
  givenForUnits,
  partsOfAmount,
  pricedParts,
  refundableParts,
  soldOrder,
} from "@bon-perroquet/orders/money"
import { EXEMPT_CODE, countryOfVat, taxationOf, vatCodeOf } from "@bon-perroquet/vat/charged"
import { DEFAULT_RATES, vatAt, type VatScheme } from "@bon-perroquet/vat/rates"
import { withoutVat } from "@bon-perroquet/vat/totals"
import fc from "fast-check"
import { Books, expectAgreement } from "./books"
import { ModelOrder, nextId, type ModelLine } from "./engine"

export interface Shop {
  scheme: VatScheme
  /** Percentage points added to every country's rates. */
  rise: number
  viesAnswers: boolean
  open: Set<string>
  orders: ModelOrder[]
  books: Books
}

export const newShop = (): Shop => ({
  ...{ scheme: "origin", rise: 0, viesAnswers: true, open: new Set(COUNTRIES), orders: [] },
  books: new Books(),
})

const COUNTRIES = ["BE", "FR", "NL"] as const
/** Several goods share name, rate and price on purpose. */
const GOODS = [
  { variant: "seeds", name: "Graines", unit_cents: 1000, vatClass: 6 },
  { variant: "seeds-2", name: "Graines", unit_cents: 1000, vatClass: 6 },
  { variant: "large", name: "Graines", unit_cents: 1250, vatClass: 6 },
  { variant: "mix", name: "Mélange", unit_cents: 999, vatClass: 21 },
  { variant: "nuts", name: "Noix", unit_cents: 735, vatClass: 6 },
]

export interface Event {
  name: string
  run: (shop: Shop) => ModelOrder | undefined
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

function vatOf(shop: Shop, vatClass: number, sold: { country: string; scheme: VatScheme }) {
  const rates = DEFAULT_RATES.map((rate) => ({ ...rate, rate: rate.rate + shop.rise }))
  const { rate, country } = vatAt(rates, { vatClass, countryCode: sold.country, scheme: sold.scheme })
  return { rate, vat: vatCodeOf(country) }
}

/**
 * Returns a line as the checkout writes it.
 * @param percent discount
 */
function lineOf(
  goods: (typeof GOODS)[number],
  quantity: number,
  percent: number,
  charged: { rate: number; vat: string },
): ModelLine {
  const isExempt = charged.vat === EXEMPT_CODE
  const priced = { unit_cents: goods.unit_cents, quantity, rate: goods.vatClass }
  const unit_cents = isExempt
    ? (withoutVat({ lines: [priced], delivery_cents: 0 }).units[0] ?? 0)
    : goods.unit_cents
  const discount_cents = Math.round((unit_cents * quantity * percent) / 100)
  return {
    ...{ id: nextId("line"), variant: goods.variant, name: goods.name, unit_cents, quantity, discount_cents },
    ...{ ...charged, returned: 0, most: { quantity, discount_cents } },
  }
}

const small = fc.nat({ max: 50 })
const units = fc.integer({ min: 1, max: 3 })

const buy = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    number: fc.constantFrom(null, "BE", "FR"),
    goods: fc.array(fc.tuple(small, units, fc.constantFrom(0, 0, 10, 50, 100)), {
      minLength: 1,
      maxLength: 3,
    }),
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
        const wanted = at(GOODS, index) ?? GOODS[0]
        const charged =
          taxation === "exempt" ? { rate: 0, vat: EXEMPT_CODE } : vatOf(shop, wanted?.vatClass ?? 21, sold)
        return lineOf(
          wanted ?? { variant: "", name: "", unit_cents: 1, vatClass: 21 },
          quantity,
          percent,
          charged,
        )
      })
      const order = new ModelOrder(country, lines, delivery_cents)
      if (order.total_cents < 1) return undefined
      // A business with a valid VAT number never bears another country's VAT, whatever the scheme.
      if (number && shop.viesAnswers)
        for (const { vat } of lines) expect([vatCodeOf("BE"), EXEMPT_CODE]).toContain(vat)
      shop.orders.push(order)
      if (isPaid) order.pay()
      return order
    },
  }))

const settings = fc.oneof(
  fc
    .constantFrom<VatScheme>("origin", "oss")
    .map((scheme): Event => ({ name: `scheme ${scheme}`, run: (shop) => void (shop.scheme = scheme) })),
  fc
    .nat({ max: 2 })
    .map((rise): Event => ({ name: `rates +${rise}`, run: (shop) => void (shop.rise = rise) })),
  fc.boolean().map((up): Event => ({ name: `VIES ${up}`, run: (shop) => void (shop.viesAnswers = up) })),
  fc.constantFrom(...COUNTRIES).map((country): Event => ({
    name: `open or close ${country}`,
    run: ({ open }) => void (open.delete(country) || open.add(country)),
  })),
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
        shop.orders.filter((one) => free(one) > 0),
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

const free = (order: ModelOrder): number => order.captured_cents - order.refunded_cents

/** Returns the amount already refunded by line for units that the order loses now. */
function givenFor(order: ModelOrder, line: ModelLine, lost: number): number {
  const given = order.refunds.flatMap(({ parts }) => parts ?? [])
  const before = line.most.quantity - line.quantity + line.returned
  const share = refundShare(line.unit_cents * line.quantity - line.discount_cents, lost, line.quantity)
  return Math.min(share, givenForUnits(line.id, { before, lost }, given))
}

const edit = ofLine("edit", (_shop, order, line, n) => {
  const quantity = line.quantity + (n === 3 ? 1 : 0 - n)
  // More units of a discounted or reduced line are added as another line: see decision 66.
  const isPlain = !line.discount_cents && line.most.quantity === line.quantity
  if (quantity < line.returned || (quantity > line.quantity && !isPlain)) return
  if (quantity > line.quantity) return order.edit(line, quantity, line.discount_cents, 0)
  const gross_cents = line.unit_cents * line.quantity - line.discount_cents
  const discounts = line.discount_cents ? [{ id: "code", cents: line.discount_cents }] : []
  const [left] = quantity ? discountsLeft({ ...line, gross_cents, discounts }, quantity) : []
  order.edit(line, quantity, left?.cents ?? 0, givenFor(order, line, line.quantity - quantity))
})

/** Returns an added line with the VAT of the order. */
const addedTo = (shop: Shop, order: ModelOrder, other: number, quantity: number): ModelLine | undefined => {
  const [goods, sold] = [at(GOODS, other), order.lines[0]?.vat]
  const country = countryOfVat(sold)
  return goods && country
    ? lineOf(goods, quantity, 0, vatOf(shop, goods.vatClass, { country, scheme: "oss" }))
    : undefined
}

const add = ofLine("add", (shop, order, _line, n, other) => {
  const added = addedTo(shop, order, other, n)
  if (added) order.lines.push(added)
})

function bringBack(order: ModelOrder, line: ModelLine, n: number): void {
  const units = Math.min(n, line.quantity - line.returned)
  order.credit_cents -= givenFor(order, line, units)
  line.returned += units
}

const giveBack = ofLine("return", (_shop, order, line, n) => bringBack(order, line, n))

const exchange = ofLine("exchange", (shop, order, line, n, other) => {
  const sent = addedTo(shop, order, other, Math.min(n, line.quantity - line.returned))
  if (!sent) return
  bringBack(order, line, n)
  order.lines.push(sent)
})

const claim = ofLine("claim", (_shop, order, line, n) => {
  const quantity = Math.min(n, line.quantity)
  const sent = { ...line, id: nextId("line"), unit_cents: 0, quantity, discount_cents: 0, returned: 0 }
  order.lines.push({ ...sent, most: { quantity, discount_cents: 0 } })
})

const refundLine = ofLine("refund line", (_shop, order, line, n) => {
  if (order.pending_cents !== 0) return
  const read = order.read()
  const left = refundableParts(read, order.rows())
  const open = left.items.find(({ id }) => id === line.id)?.quantity ?? 0
  if (open < n) return
  const parts = pricedParts({ items: [{ id: line.id, quantity: n }] }, left, soldOrder(read))
  const cents = parts.items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (cents > 0 && cents <= free(order)) order.refund(cents, parts)
})

const refundAmount = ofLine("refund amount", (_shop, order, line, n) => {
  const cents = Math.min(free(order), n * 137)
  if (order.pending_cents === 0 && cents > 0)
    order.refund(cents, partsOfAmount(order.read(), { refunds: order.rows(), replacements: [] }, cents).parts)
})

/** Pays the outstanding amount, or refunds it in Medusa Admin without naming goods. */
const settle = ofLine("settle", (_shop, order) => {
  order.pay()
  const cents = 0 - order.pending_cents
  if (cents > 0 && cents <= free(order))
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

const takeAll = ofLine("take all", (_shop, order) => {
  if (order.pending_cents === 0 && free(order) > 0) order.refund(free(order), null)
})

/** Removes the last refund, rejected by the customer's bank, if its goods were neither returned nor removed. */
const undo = ofLine("a refund fails", (_shop, order) => {
  const named = order.refunds.at(-1)?.parts?.items ?? []
  const isLost = ({ id, most, quantity, returned }: ModelLine) =>
    most.quantity > quantity - returned && named.some((item) => item.id === id)
  if (order.pending_cents === 0 && !order.lines.some(isLost)) order.undo()
})

const EVENTS = [
  ...[buy, buy, settings, payLater, edit, edit, add, giveBack, exchange, claim],
  ...[refundLine, refundLine, refundAmount, settle, settle, takeAll, undo],
]

/** Returns sequences of events. After each, all records of a sale must agree. */
export const sequences = (most: number) =>
  fc.commands(
    EVENTS.map((event) =>
      event.map(({ name, run }) => ({
        check: () => true,
        run: async (_model: object, shop: Shop) => {
          const order = run(shop)
          if (order) await shop.books.issue(order.read())
          expectAgreement(shop.orders, shop.books)
        },
        toString: () => name,
      })),
    ),
    { maxCommands: most, size: "max" },
  )
