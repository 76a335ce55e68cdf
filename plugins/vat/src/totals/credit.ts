import { splitByProportion } from "./split"
import { STANDARD_RATE, type DocumentLine } from "./document"

/** What was sold, as far as giving back goes: goods and delivery as charged, VAT included. */
export interface Sold {
  lines: readonly DocumentLine[]
  delivery_cents: number
  /** The delivery by rate, where a document says it. */
  delivery?: readonly DocumentLine[]
}

/** What one refund is for: goods and amounts at their rates, and of the delivery. */
export interface CreditedParts {
  lines: readonly DocumentLine[]
  delivery_cents: number
}

/** One refund; without parts it is spread over everything that is left, in proportion. */
export interface Credited {
  cents: number
  parts: CreditedParts | null
}

const sum = (lines: readonly DocumentLine[]): number =>
  lines.reduce((total, { gross_cents }) => total + gross_cents, 0)

const grossAt = (lines: readonly DocumentLine[], rate: number): number =>
  sum(lines.filter((line) => line.rate === rate))

const less = (from: readonly DocumentLine[], taken: readonly DocumentLine[]): DocumentLine[] =>
  from.map(({ rate, gross_cents }) => ({ rate, gross_cents: gross_cents - grossAt(taken, rate) }))

/** An amount spread in proportion to what is there of each rate; never more of a rate than that. */
function spread(cents: number, over: readonly DocumentLine[]): DocumentLine[] {
  const shares = splitByProportion(
    cents,
    over.map(({ gross_cents }) => gross_cents),
  )
  return over.map(({ rate }, index) => ({ rate, gross_cents: shares[index] ?? 0 }))
}

/** Added up per rate, ascending. */
function perRate(lines: readonly DocumentLine[]): DocumentLine[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => ({ rate, gross_cents: grossAt(lines, rate) }))
}

/** The parts of a delivery by rate: it follows the goods that it was sold with, by value. */
function deliveryOf({ lines, delivery_cents, delivery }: Sold): readonly DocumentLine[] {
  if (delivery) return delivery
  if (lines.length) return spread(delivery_cents, perRate(lines))
  return delivery_cents ? [{ rate: STANDARD_RATE, gross_cents: delivery_cents }] : []
}

/** Goods and delivery per rate, ascending, of what was sold together and of what was added to it later. */
export const soldPerRate = (sold: readonly Sold[]): DocumentLine[] =>
  perRate(sold.flatMap((one) => [...one.lines, ...deliveryOf(one)]))

/**
 * What one more refund takes off each rate, in whole cents that come to its amount exactly. Parts are at their own rate,
 * delivery at those that it was sold at; what a rate has no longer, because an earlier refund was spread over it, is
 * taken off the others.
 * @throws RangeError when that is more than is left of everything
 */
export function creditPerRate(
  sold: readonly Sold[],
  earlier: readonly { perRate: readonly DocumentLine[]; delivery_cents: number }[],
  { cents, parts }: Credited,
): DocumentLine[] {
  const left = earlier.reduce((lines, { perRate }) => less(lines, perRate), soldPerRate(sold))
  if (cents < 1 || cents > sum(left))
    throw new RangeError(`${cents} cents of ${sum(left)} can't be credited.`)
  if (!parts) return spread(cents, left)
  const delivery = spread(parts.delivery_cents, deliveryLeft(sold, earlier))
  const wanted = left.map(({ rate, gross_cents }) => ({
    rate,
    gross_cents: Math.min(gross_cents, grossAt([...parts.lines, ...delivery], rate)),
  }))
  const rest = spread(cents - sum(wanted), less(left, wanted))
  return less(
    wanted,
    rest.map(({ rate, gross_cents }) => ({ rate, gross_cents: 0 - gross_cents })),
  )
}

function deliveryLeft(sold: readonly Sold[], earlier: readonly { delivery_cents: number }[]): DocumentLine[] {
  return earlier.reduce(
    (left, { delivery_cents }) => {
      const most = Math.min(delivery_cents, sum(left))
      return less(left, spread(most, left))
    },
    perRate(sold.flatMap(deliveryOf)),
  )
}
