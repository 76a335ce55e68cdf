import { perRateOf, type DocumentLine } from "./document"
import { splitByProportion } from "./split"

/** Sold goods and delivery as charged, VAT included. The delivery is split by VAT rate. */
export interface Sold {
  lines: readonly DocumentLine[]
  delivery: readonly DocumentLine[]
}

/** The goods and amounts that a refund names, and its part of the delivery. */
interface CreditedParts {
  lines: readonly DocumentLine[]
  delivery_cents: number
}

/** A refund. Without parts, it is spread in proportion over the amounts that are not refunded yet. */
export interface Credited {
  cents: number
  parts: CreditedParts | null
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

/**
 * Returns the amounts that can still be credited, lowest VAT rate first: the sold amounts, including later changes of
 * the order, minus earlier credits.
 */
export const leftPerRate = (sold: readonly Sold[], earlier: readonly Credit[]): DocumentLine[] =>
  earlier.reduce(
    (left, credit) => lessPerRate(left, credit.perRate),
    perRateOf(sold.flatMap(({ lines, delivery }) => [...lines, ...delivery])),
  )

/** Returns the VAT rates of refunded goods, amounts and delivery. */
export const partsPerRate = (
  sold: readonly Sold[],
  earlier: readonly Pick<Credit, "delivery_cents">[],
  { lines, delivery_cents }: CreditedParts,
): DocumentLine[] => [
  ...lines,
  ...deliveryShare(
    perRateOf(sold.flatMap(({ delivery }) => delivery)),
    earlier.reduce((cents, credit) => cents + credit.delivery_cents, 0),
    delivery_cents,
  ),
]

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
  const named = partsPerRate(sold, earlier, parts)
  const requested = left.map(({ rate, gross_cents }) => ({
    rate,
    gross_cents: Math.min(gross_cents, grossAt(named, rate)),
  }))
  const rest = spread(cents - sum(requested), lessPerRate(left, requested))
  return lessPerRate(
    requested,
    rest.map(({ rate, gross_cents }) => ({ rate, gross_cents: 0 - gross_cents })),
  )
}

/**
 * Returns the VAT rates of a refunded part of a delivery. Refunds of all parts, in any order, add up to the VAT rates of
 * the delivery.
 * @param refunded_cents earlier refunds of the delivery
 */
function deliveryShare(
  delivery: readonly DocumentLine[],
  refunded_cents: number,
  cents: number,
): DocumentLine[] {
  const before_cents = Math.max(0, sum(delivery) - refunded_cents)
  const after_cents = Math.max(0, before_cents - cents)
  return lessPerRate(keptDelivery(delivery, before_cents), keptDelivery(delivery, after_cents))
}

/** Splits the rest of a delivery by VAT rate. A smaller rest has at most as much at each rate. */
function keptDelivery(delivery: readonly DocumentLine[], cents: number): DocumentLine[] {
  let [rest, whole] = [cents, sum(delivery)]
  return delivery.map(({ rate, gross_cents }) => {
    // Rounds half up, as for goods.
    const share = whole ? Math.floor((2 * rest * gross_cents + whole) / (2 * whole)) : 0
    rest -= share
    whole -= gross_cents
    return { rate, gross_cents: share }
  })
}
