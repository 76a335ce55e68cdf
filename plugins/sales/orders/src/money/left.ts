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
  splitByProportion,
  type Credit,
} from "@bon-perroquet/contract/vat/totals"

export interface SoldOrder {
  lines: RefundParts["items"]
  delivery_cents: number
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
export function leftAfter(order: SoldOrder, refunds: readonly Given[]): Refundable {
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
  const all = valueOf(rates)
  const delivery = named.reduce((left, { delivery_cents }) => left - delivery_cents, order.delivery_cents)
  return {
    // A refund without parts reduces the rest of each VAT rate. A line has at most the rest of its rate left.
    items: items
      .filter(({ quantity }) => quantity > 0)
      .map((item) => ({ ...item, amount_cents: Math.min(item.amount_cents, atRate(item.vat_rate)) })),
    delivery_cents: Math.max(0, Math.min(delivery, all)),
    rates,
  }
}

function ratesLeft({ lines, delivery_cents }: SoldOrder, refunds: readonly Given[]): Refundable["rates"] {
  const sold = [creditedParts({ items: lines, amounts: [], delivery_cents })]
  const credited: Credit[] = []
  for (const { cents, parts } of refunds) {
    const left_cents = leftPerRate(sold, credited).reduce((sum, { gross_cents }) => sum + gross_cents, 0)
    const most = Math.min(cents, left_cents)
    if (most < 1) continue
    const perRate = creditPerRate(sold, credited, { cents: most, parts: parts && creditedParts(parts) })
    credited.push({ perRate, delivery_cents: parts?.delivery_cents ?? 0 })
  }
  return leftPerRate(sold, credited).map(({ rate, gross_cents }) => ({
    vat_rate: rate,
    amount_cents: gross_cents,
  }))
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
export function everythingLeft(
  { items, delivery_cents, rates }: Refundable,
  total: number,
): RefundParts | null {
  const fitted = rates.flatMap(({ vat_rate, amount_cents }) =>
    fittedTo(
      items.filter((item) => item.vat_rate === vat_rate),
      amount_cents,
    ),
  )
  if (valueOf(fitted) > total) return null
  const delivery = Math.min(delivery_cents, total - valueOf(fitted))
  let rest = total - valueOf(fitted) - delivery
  const amounts = rates.flatMap(({ vat_rate, amount_cents }) => {
    const free = amount_cents - valueOf(fitted.filter((item) => item.vat_rate === vat_rate))
    const amount_taken = Math.min(free, rest)
    rest -= amount_taken
    return amount_taken > 0 ? [{ vat_rate, amount_cents: amount_taken }] : []
  })
  return { items: fitted, delivery_cents: delivery, amounts }
}

export const namesSomething = ({ items, delivery_cents, amounts }: NamedParts): boolean =>
  Boolean(items?.length || delivery_cents || amounts?.length)

/**
 * Returns the named parts with their prices.
 * @throws 400 refund_unknown_part, 409 refund_too_much if a line, the delivery or a rate has less left
 */
export function pricedParts(named: NamedParts, left: Refundable, order: SoldOrder): RefundParts {
  const parts: RefundParts = {
    items: itemsOf(named, left, order),
    delivery_cents: named.delivery_cents ?? 0,
    amounts: named.amounts ?? [],
  }
  if (parts.delivery_cents > left.delivery_cents) throw tooMuch(left.delivery_cents)
  for (const { vat_rate, amount_cents } of left.rates) {
    const ofRate = [...parts.items, ...parts.amounts].filter((part) => part.vat_rate === vat_rate)
    if (valueOf(ofRate) > amount_cents) throw tooMuch(amount_cents)
  }
  const isKnown = ({ vat_rate }: { vat_rate: number }) =>
    left.rates.some((rate) => rate.vat_rate === vat_rate)
  if (!parts.amounts.every(isKnown)) throw refuse("refund_unknown_part", 400, { field: "amounts" })
  if (partsTotal(parts) > valueOf(left.rates)) throw tooMuch(valueOf(left.rates))
  return parts
}

const tooMuch = (amount_cents: number) => refuse("refund_too_much", 409, { amount_cents })

function itemsOf({ items = [] }: NamedParts, left: Refundable, order: SoldOrder): RefundParts["items"] {
  const requested = new Map<string, number>()
  for (const { id, quantity } of items) requested.set(id, (requested.get(id) ?? 0) + quantity)
  return [...requested].map(([id, quantity]) => {
    if (!order.lines.some((line) => line.id === id))
      throw refuse("refund_unknown_part", 400, { field: "items" })
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
