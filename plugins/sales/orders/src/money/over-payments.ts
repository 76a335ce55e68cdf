import { isPaidByBalance, type RefundParts } from "@bon-perroquet/contract"
import type { OrderPayment } from "@bon-perroquet/medusa-sql"

/** Separates the key of a refund from the number of a further payment that returns a share of it. */
export const SHARE = "#"

/** Returns the key of the share that a further payment returns, and the key itself for the first payment. */
export const keyOfShare = (key: string, nth: number): string => (nth ? `${key}${SHARE}${nth}` : key)

function placeOf({ key }: { key: string }): { refund: string; nth: number } {
  const at = key.lastIndexOf(SHARE)
  const nth = key.slice(at + SHARE.length)
  return at > 0 && /^\d+$/.test(nth)
    ? { refund: key.slice(0, at), nth: Number(nth) }
    : { refund: key, nth: 0 }
}

/** Sorts first shares before further ones. */
export const byShare = (one: { key: string }, other: { key: string }): number =>
  placeOf(one).nth - placeOf(other).nth

/** Returns the shares of the same refund that are made before this one. */
export function earlierShares<Row extends { key: string }>(share: Row, rows: readonly Row[]): Row[] {
  const { refund, nth } = placeOf(share)
  return rows.filter((row) => placeOf(row).refund === refund && placeOf(row).nth < nth)
}

/** The part of a refund that one payment returns. */
export interface PaymentShare {
  payment: OrderPayment
  amount_cents: number
  parts: RefundParts | null
}

/**
 * Returns the payments that a refund uses, in this order: the payment with the largest rest, then the balances that paid a
 * part of the order. A refund therefore returns to the card or the bank account first.
 * @param payments the largest rest first
 */
export function payersOf(payments: readonly OrderPayment[]): OrderPayment[] {
  const money = payments.find((payment) => !isBalance(payment))
  return [...(money ? [money] : []), ...payments.filter(isBalance)]
}

const isBalance = ({ data }: OrderPayment): boolean => isPaidByBalance(data)

/** Returns all payments, those of balances last. */
export const balancesLast = (payments: readonly OrderPayment[]): OrderPayment[] => [
  ...payments.filter((payment) => !isBalance(payment)),
  ...payments.filter(isBalance),
]

/**
 * Distributes a refund over payments. The goods belong to the first share. If they cost more than its payment can return,
 * the others name the rest as amounts by VAT rate.
 * @param limits refundable cents of each payment. Their sum is at least `amount_cents`
 */
export function sharesOf(
  limits: readonly { payment: OrderPayment; left_cents: number }[],
  amount_cents: number,
  parts: RefundParts | null,
): PaymentShare[] {
  const shares: PaymentShare[] = []
  let rest = { cents: amount_cents, parts }
  for (const { payment, left_cents } of limits) {
    const cents = Math.min(rest.cents, left_cents)
    if (cents < 1) continue
    const [first, others] = rest.parts ? splitParts(rest.parts, cents) : [null, null]
    shares.push({ payment, amount_cents: cents, parts: first })
    rest = { cents: rest.cents - cents, parts: others }
  }
  return shares
}

/** Splits parts after `cents`. The second half has no goods, only amounts by VAT rate and delivery. */
export function splitParts(parts: RefundParts, cents: number): [RefundParts, RefundParts] {
  let left = cents
  const rates = new Map<number, number>()
  const take = (amount_cents: number): number => {
    const taken = Math.min(amount_cents, left)
    left -= taken
    return taken
  }
  const takeOf = <T extends { vat_rate: number; amount_cents: number }>(part: T): T => {
    const taken = take(part.amount_cents)
    const others = part.amount_cents - taken
    if (others) rates.set(part.vat_rate, (rates.get(part.vat_rate) ?? 0) + others)
    return { ...part, amount_cents: taken }
  }
  const items = parts.items.map(takeOf)
  const delivery_cents = take(parts.delivery_cents)
  const amounts = parts.amounts.map(takeOf).filter(({ amount_cents }) => amount_cents > 0)
  return [
    { items, delivery_cents, amounts },
    {
      items: [],
      delivery_cents: parts.delivery_cents - delivery_cents,
      amounts: [...rates].map(([vat_rate, amount_cents]) => ({ vat_rate, amount_cents })),
    },
  ]
}
