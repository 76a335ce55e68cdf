import { splitByProportion } from "./split"
import { assertCents, vatOf } from "./rate"

/** Price in cents, VAT included, and its VAT rate in per cent. */
export type DocumentLine = { gross_cents: number; rate: number }

export type DocumentInput = {
  lines: readonly DocumentLine[]
  delivery_cents: number
  /** Goods of the order's first invoice, whose rates apply to the delivery. Default: `lines`. */
  accompanies?: readonly DocumentLine[]
}

export type VatOfRate = { rate: number; net_cents: number; vat_cents: number }

export type DocumentTotals = {
  items_cents: number
  delivery_cents: number
  total_cents: number
  /** VAT by rate, delivery included, lowest rate first. Rates without an amount are left out. */
  vat: VatOfRate[]
  tax_cents: number
  subtotal_cents: number
  items_net_cents: number
  delivery_net_cents: number
}

/** VAT rate in percent of a delivery without goods. */
export const STANDARD_RATE = 21

/**
 * Returns totals in integer cents, with VAT rounded once per rate. The delivery is taxed at the goods' rates, in
 * proportion to their value. Net + VAT = gross holds for every total.
 */
export function documentTotals(input: DocumentInput): DocumentTotals {
  const { lines, delivery_cents, accompanies = lines } = input
  const goods = perRateOf(lines)
  const perRate = perRateOf([...lines, ...deliveryPerRate(delivery_cents, accompanies)]).map(
    ({ rate, gross_cents: gross }) => {
      const cents = sum(goods.map((each) => (each.rate === rate ? each.gross_cents : 0)))
      return { rate, gross, vat: vatOf(gross, rate), itemsVat: vatOf(cents, rate) }
    },
  )
  const itemsCents = sum(goods.map(({ gross_cents }) => gross_cents))
  const totalCents = itemsCents + input.delivery_cents
  const taxCents = sum(perRate.map(({ vat }) => vat))
  // Rounding differences are added to the net price of the delivery.
  const itemsNetCents = itemsCents - sum(perRate.map(({ itemsVat }) => itemsVat))
  return {
    items_cents: itemsCents,
    delivery_cents: input.delivery_cents,
    total_cents: totalCents,
    vat: perRate
      .filter(({ gross }) => gross !== 0)
      .map(({ rate, gross, vat }) => ({ rate, net_cents: gross - vat, vat_cents: vat })),
    tax_cents: taxCents,
    subtotal_cents: totalCents - taxCents,
    items_net_cents: itemsNetCents,
    delivery_net_cents: totalCents - taxCents - itemsNetCents,
  }
}

/** Splits the price of a delivery over the VAT rates of its goods, in proportion to their value. */
export function deliveryPerRate(delivery_cents: number, goods: readonly DocumentLine[]): DocumentLine[] {
  assertCents(delivery_cents)
  const byRate = perRateOf(goods.length ? goods : [{ rate: STANDARD_RATE, gross_cents: 0 }])
  const shares = splitByProportion(
    delivery_cents,
    byRate.map(({ gross_cents }) => gross_cents),
  )
  return byRate.map(({ rate }, index) => ({ rate, gross_cents: shares[index] ?? 0 }))
}

/** Adds up amounts by VAT rate, lowest rate first. */
export function perRateOf(lines: readonly DocumentLine[]): DocumentLine[] {
  const byRate = new Map<number, number>()
  for (const { gross_cents, rate } of lines) {
    assertCents(gross_cents)
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross_cents)
  }
  return [...byRate].map(([rate, gross_cents]) => ({ rate, gross_cents })).sort((a, b) => a.rate - b.rate)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
