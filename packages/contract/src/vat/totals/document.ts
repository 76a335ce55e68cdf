import { splitByProportion } from "./split"
import { assertCents, vatOf } from "./rate"

/** Price in cents, VAT included, and its VAT rate in per cent. */
export type DocumentLine = { gross_cents: number; rate: number }

export type DocumentInput = {
  lines: readonly DocumentLine[]
  delivery_cents: number
  /** Goods of the order's earlier documents. If this document has only a delivery, their rates apply to it. */
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

/** VAT rate in percent of a delivery if neither the document nor earlier ones of the order contain goods. */
export const STANDARD_RATE = 21

/**
 * Returns totals in integer cents, with VAT rounded once per rate. The delivery is taxed at the goods' rates, in
 * proportion to their value. Net + VAT = gross holds for every total.
 */
export function documentTotals(input: DocumentInput): DocumentTotals {
  assertCents(input.delivery_cents)
  const byRate = centsByRate(input)
  const delivery = splitByProportion(
    input.delivery_cents,
    byRate.map(({ weight }) => weight),
  )
  const perRate = byRate.map(({ rate, cents }, index) => {
    const share = delivery[index] ?? 0
    return { rate, gross: cents + share, vat: vatOf(cents + share, rate), itemsVat: vatOf(cents, rate) }
  })
  const itemsCents = sum(byRate.map(({ cents }) => cents))
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

function centsByRate({ lines, accompanies = [] }: DocumentInput) {
  if (lines.length) return perRateOf(lines).map(({ rate, cents }) => ({ rate, cents, weight: cents }))
  const followed = accompanies.length ? accompanies : [{ rate: STANDARD_RATE, gross_cents: 0 }]
  return perRateOf(followed).map(({ rate, cents }) => ({ rate, cents: 0, weight: cents }))
}

function perRateOf(lines: readonly DocumentLine[]) {
  const byRate = new Map<number, number>()
  for (const { gross_cents, rate } of lines) {
    assertCents(gross_cents)
    byRate.set(rate, (byRate.get(rate) ?? 0) + gross_cents)
  }
  return [...byRate].map(([rate, cents]) => ({ rate, cents })).sort((a, b) => a.rate - b.rate)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
