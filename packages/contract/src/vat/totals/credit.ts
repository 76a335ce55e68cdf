import { splitByProportion } from "./split"
import { STANDARD_RATE, type DocumentLine } from "./document"

/** Sold goods and delivery as charged, VAT included. */
export interface Sold {
  lines: readonly DocumentLine[]
  delivery_cents: number
  /** Delivery amounts by VAT rate. Set if an issued document states them. */
  delivery?: readonly DocumentLine[]
}

/** A refund. Without parts, it is spread in proportion over the amounts that are not refunded yet. */
export interface Credited {
  cents: number
  parts: Pick<Sold, "lines" | "delivery_cents"> | null
}

/** An earlier refund. */
export interface Credit {
  perRate: readonly DocumentLine[]
  delivery_cents: number
}

const sum = (lines: readonly DocumentLine[]): number =>
  lines.reduce((total, { gross_cents }) => total + gross_cents, 0)

const grossAt = (lines: readonly DocumentLine[], rate: number): number =>
  sum(lines.filter((line) => line.rate === rate))

export const lessPerRate = (
  from: readonly DocumentLine[],
  subtracted: readonly DocumentLine[],
): DocumentLine[] =>
  from.map(({ rate, gross_cents }) => ({ rate, gross_cents: gross_cents - grossAt(subtracted, rate) }))

/** Spreads an amount over VAT rates, in proportion to the amounts that are left and never more than these. */
function spread(cents: number, over: readonly DocumentLine[]): DocumentLine[] {
  const shares = splitByProportion(
    cents,
    over.map(({ gross_cents }) => gross_cents),
  )
  return over.map(({ rate }, index) => ({ rate, gross_cents: shares[index] ?? 0 }))
}

function perRate(lines: readonly DocumentLine[]): DocumentLine[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => ({ rate, gross_cents: grossAt(lines, rate) }))
}

/** Splits the price of a delivery over the VAT rates of its goods, in proportion to their value. */
function deliveryOf({ lines, delivery_cents, delivery }: Sold): readonly DocumentLine[] {
  if (delivery) return delivery
  if (lines.length) return spread(delivery_cents, perRate(lines))
  return delivery_cents ? [{ rate: STANDARD_RATE, gross_cents: delivery_cents }] : []
}

/**
 * Returns the amounts that can still be credited, lowest VAT rate first: the sold amounts, including later changes of
 * the order, minus earlier credits.
 */
export const leftPerRate = (sold: readonly Sold[], earlier: readonly Credit[]): DocumentLine[] =>
  earlier.reduce(
    (left, credit) => lessPerRate(left, credit.perRate),
    perRate(sold.flatMap((one) => [...one.lines, ...deliveryOf(one)])),
  )

/**
 * Splits a refund over VAT rates, in whole cents that add up to the refund. If too little is left at a rate, other
 * rates cover the difference.
 * @throws RangeError if the refund exceeds the amounts that are left
 */
export function creditPerRate(
  sold: readonly Sold[],
  earlier: readonly Credit[],
  { cents, parts }: Credited,
): DocumentLine[] {
  const left = leftPerRate(sold, earlier)
  if (cents < 1 || cents > sum(left))
    throw new RangeError(`${cents} cents cannot be credited: only ${sum(left)} cents are left.`)
  if (!parts) return spread(cents, left)
  const delivery = spread(parts.delivery_cents, deliveryLeft(sold, earlier))
  const requested = left.map(({ rate, gross_cents }) => ({
    rate,
    gross_cents: Math.min(gross_cents, grossAt([...parts.lines, ...delivery], rate)),
  }))
  const rest = spread(cents - sum(requested), lessPerRate(left, requested))
  return lessPerRate(
    requested,
    rest.map(({ rate, gross_cents }) => ({ rate, gross_cents: 0 - gross_cents })),
  )
}

function deliveryLeft(sold: readonly Sold[], earlier: readonly Credit[]): DocumentLine[] {
  return earlier.reduce(
    (left, { delivery_cents }) => {
      const most = Math.min(delivery_cents, sum(left))
      return lessPerRate(left, spread(most, left))
    },
    perRate(sold.flatMap(deliveryOf)),
  )
}
