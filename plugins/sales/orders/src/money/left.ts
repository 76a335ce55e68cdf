import {
  creditedParts,
  refundShare,
  type NamedParts,
  type Refundable,
  type RefundParts,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import {
  creditPerRate,
  leftPerRate,
  lessPerRate,
  partsPerRate,
  splitByProportion,
  type Credit,
  type DocumentLine,
} from "@bon-perroquet/contract/vat/totals"

export interface SoldOrder {
  lines: RefundParts["items"]
  /** Price of the delivery by VAT rate. */
  delivery: readonly DocumentLine[]
}

/** What can still be refunded. */
export interface Left extends Refundable {
  /** Returns by VAT rate what a refund of these parts takes. */
  taken: (parts: RefundParts) => Refundable["rates"]
}

/** A refund that was made or is in progress. Without `parts` it is an amount. */
export interface Given {
  cents: number
  parts: RefundParts | null
}

export const valueOf = (amounts: readonly { amount_cents: number }[]): number =>
  amounts.reduce((total, { amount_cents }) => total + amount_cents, 0)

export const partsTotal = ({ items, amounts, delivery_cents }: RefundParts): number =>
  valueOf(items) + valueOf(amounts) + delivery_cents

/** Returns what can still be refunded, by line, delivery and VAT rate. */
export function leftAfter(order: SoldOrder, refunds: readonly Given[]): Left {
  const named = refunds.flatMap(({ parts }) => parts ?? [])
  const items = order.lines.map((line) => {
    const back = named.flatMap(({ items }) => items.filter(({ id }) => id === line.id))
    return {
      ...line,
      quantity: line.quantity - back.reduce((units, { quantity }) => units + quantity, 0),
      amount_cents: Math.max(0, line.amount_cents - valueOf(back)),
    }
  })
  const rates = ratesLeft(order, refunds)
  const atRate = (rate: number) => rates.find(({ vat_rate }) => vat_rate === rate)?.amount_cents ?? 0
  const sold = soldPerRate(order)
  const taken = (parts: RefundParts) => partsPerRate(sold, named, creditedParts(parts)).map(ofRate)
  const delivery_cents = named.reduce(
    (left, parts) => left - parts.delivery_cents,
    order.delivery.reduce((sum, { gross_cents }) => sum + gross_cents, 0),
  )
  return {
    // A refund without parts reduces the rest of each VAT rate. A line has at most the rest of its rate left.
    items: items
      .filter(({ quantity }) => quantity > 0)
      .map((item) => ({ ...item, amount_cents: Math.min(item.amount_cents, atRate(item.vat_rate)) })),
    delivery_cents: deliveryWithin(Math.max(0, delivery_cents), { rates, taken }),
    rates,
    taken,
  }
}

const soldPerRate = ({ lines, delivery }: SoldOrder) => [
  { lines: creditedParts({ items: lines, amounts: [], delivery_cents: 0 }).lines, delivery },
]

const ofRate = ({ rate, gross_cents }: DocumentLine) => ({ vat_rate: rate, amount_cents: gross_cents })

type Limits = Pick<Left, "rates" | "taken">

/** Returns what refunded parts leave at each VAT rate. Negative if they take more than is left. */
const leftBy = ({ rates, taken }: Limits, parts: RefundParts): Refundable["rates"] => {
  const all = taken(parts)
  return rates.map(({ vat_rate, amount_cents }) => {
    const ofRate = all.filter((each) => each.vat_rate === vat_rate)
    return { vat_rate, amount_cents: amount_cents - valueOf(ofRate) }
  })
}

const isWithin = (limits: Limits, parts: RefundParts): boolean =>
  leftBy(limits, parts).every(({ amount_cents }) => amount_cents >= 0)

/**
 * Returns how many of these cents can be refunded as delivery, beside `items`. Refunds of an amount at a VAT rate can
 * include the delivery's share at this rate.
 */
function deliveryWithin(cents: number, limits: Limits, items: RefundParts["items"] = []): number {
  let [most, tooMuch_cents] = [0, cents + 1]
  while (tooMuch_cents - most > 1) {
    const delivery_cents = Math.floor((most + tooMuch_cents) / 2)
    if (isWithin(limits, { items, delivery_cents, amounts: [] })) most = delivery_cents
    else tooMuch_cents = delivery_cents
  }
  return most
}

/**
 * Returns the rest of each VAT rate. If refunds without parts took the amount of parts that were assigned later, they come
 * last.
 */
function ratesLeft(order: SoldOrder, refunds: readonly Given[]): Refundable["rates"] {
  const sold = soldPerRate(order)
  const named = refunds.filter(({ parts }) => parts)
  const unnamed = refunds.filter(({ parts }) => !parts)
  const inOrder = creditsOf(sold, refunds)
  const { credited } = inOrder.isExact ? inOrder : creditsOf(sold, [...named, ...unnamed])
  return leftPerRate(sold, credited).map(ofRate)
}

/** `isExact`: each refund takes its parts at their VAT rates. */
function creditsOf(sold: ReturnType<typeof soldPerRate>, refunds: readonly Given[]) {
  const credited: Credit[] = []
  let isExact = true
  for (const { cents, parts } of refunds) {
    const left_cents = leftPerRate(sold, credited).reduce((sum, { gross_cents }) => sum + gross_cents, 0)
    const most = Math.min(cents, left_cents)
    if (most < 1) continue
    const perRate = creditPerRate(sold, credited, { cents: most, parts: parts && creditedParts(parts) })
    const named = parts ? partsPerRate(sold, credited, creditedParts(parts)) : perRate
    isExact &&= lessPerRate(perRate, named).every(({ gross_cents }) => gross_cents === 0)
    credited.push({ perRate, delivery_cents: parts?.delivery_cents ?? 0 })
  }
  return { credited, isExact }
}

/** Returns `items` with their amounts reduced in proportion, so that they add up to at most `most` cents. */
function fittedTo(items: RefundParts["items"], most: number): RefundParts["items"] {
  if (valueOf(items) <= most) return items
  const shares = splitByProportion(
    most,
    items.map(({ amount_cents }) => amount_cents),
  )
  return items.map((item, index) => ({ ...item, amount_cents: shares[index] ?? 0 }))
}

/**
 * Splits `total` cents into all goods, the delivery, and amounts by VAT rate. Goods get at most the rest of
 * their VAT rate.
 * @returns null if `total` is less than the goods
 */
export function everythingLeft(left: Left, total: number): RefundParts | null {
  const { items, delivery_cents, rates } = left
  const fitted = rates.flatMap(({ vat_rate, amount_cents }) =>
    fittedTo(
      items.filter((item) => item.vat_rate === vat_rate),
      amount_cents,
    ),
  )
  if (valueOf(fitted) > total) return null
  const delivery = deliveryWithin(Math.min(delivery_cents, total - valueOf(fitted)), left, fitted)
  const parts = { items: fitted, delivery_cents: delivery, amounts: [] }
  return { ...parts, amounts: amountsLeft(left, parts, total - partsTotal(parts)) }
}

/** Returns up to `cents` as amounts of the VAT rates, lowest first, beside other parts of the same refund. */
export function amountsLeft(left: Left, parts: RefundParts, cents: number): RefundParts["amounts"] {
  let rest = cents
  return leftBy(left, parts).flatMap(({ vat_rate, amount_cents }) => {
    const amount_taken = Math.min(amount_cents, rest)
    rest -= amount_taken
    return amount_taken > 0 ? [{ vat_rate, amount_cents: amount_taken }] : []
  })
}

export const namesSomething = ({ items, delivery_cents, amounts }: NamedParts): boolean =>
  Boolean(items?.length || delivery_cents || amounts?.length)

/**
 * Returns the named parts with their prices.
 * @throws 400 refund_unknown_part, 409 refund_too_much if a line, the delivery or a rate has less left
 */
export function pricedParts(named: NamedParts, left: Left, order: Pick<SoldOrder, "lines">): RefundParts {
  const parts: RefundParts = {
    items: itemsOf(named, left, order),
    delivery_cents: named.delivery_cents ?? 0,
    amounts: named.amounts ?? [],
  }
  if (parts.delivery_cents > left.delivery_cents) throw tooMuch(left.delivery_cents)
  const exceeded = leftBy(left, parts).findIndex(({ amount_cents }) => amount_cents < 0)
  if (exceeded >= 0) throw tooMuch(left.rates[exceeded]?.amount_cents ?? 0)
  const isKnown = ({ vat_rate }: { vat_rate: number }) =>
    left.rates.some((rate) => rate.vat_rate === vat_rate)
  if (!parts.amounts.every(isKnown)) throw refuse("refund_unknown_part", 400, { field: "amounts" })
  if (partsTotal(parts) > valueOf(left.rates)) throw tooMuch(valueOf(left.rates))
  return parts
}

const tooMuch = (amount_cents: number) => refuse("refund_too_much", 409, { amount_cents })

function itemsOf(
  { items = [] }: NamedParts,
  left: Left,
  { lines }: Pick<SoldOrder, "lines">,
): RefundParts["items"] {
  const requested = new Map<string, number>()
  for (const { id, quantity } of items) requested.set(id, (requested.get(id) ?? 0) + quantity)
  return [...requested].map(([id, quantity]) => {
    if (!lines.some((line) => line.id === id)) throw refuse("refund_unknown_part", 400, { field: "items" })
    const line = left.items.find((each) => each.id === id)
    if (!line || quantity > line.quantity) throw tooMuch(line?.amount_cents ?? 0)
    const { name, vat_rate } = line
    return {
      id,
      name,
      quantity,
      vat_rate,
      amount_cents: refundShare(line.amount_cents, quantity, line.quantity),
    }
  })
}
