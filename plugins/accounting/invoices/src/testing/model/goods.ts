import { EXEMPT_CODE, vatCodeOf } from "@bon-perroquet/vat/charged"
import { DEFAULT_RATES, vatAt, type VatScheme } from "@bon-perroquet/vat/rates"
import { withoutVat } from "@bon-perroquet/vat/totals"
import { nextId, type ModelLine } from "./engine"

/** Several goods share name, rate and price on purpose. */
export const SEEDS = { variant: "seeds", name: "Graines", unit_cents: 1000, vatClass: 6 }
export const GOODS = [
  SEEDS,
  { variant: "seeds-2", name: "Graines", unit_cents: 1000, vatClass: 6 },
  { variant: "large", name: "Graines", unit_cents: 1250, vatClass: 6 },
  { variant: "mix", name: "Mélange", unit_cents: 999, vatClass: 21 },
  { variant: "nuts", name: "Noix", unit_cents: 735, vatClass: 6 },
]

/** @param rise percentage points added to every rate */
export function vatOf(rise: number, vatClass: number, sold: { country: string; scheme: VatScheme }) {
  const rates = DEFAULT_RATES.map((rate) => ({ ...rate, rate: rate.rate + rise }))
  const { rate, country } = vatAt(rates, { vatClass, countryCode: sold.country, scheme: sold.scheme })
  return { rate, vat: vatCodeOf(country) }
}

/**
 * Returns a line as the checkout writes it.
 * @param percent discount
 */
export function lineOf(
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
    ...{ ...charged, percent, returned: 0, most: { quantity, discount_cents } },
  }
}
