import type { VatClass } from "@bon-perroquet/contract/vat-classes"
import { splitByProportion } from "@bon-perroquet/contract/vat/totals"
import type { Extra } from "./extra"

/** Goods of one VAT class, at full price, VAT included. They determine the VAT of extras and delivery. */
export interface ClassedLine {
  vat_class: VatClass
  gross_cents: number
}

export interface ExtraLine {
  extra: Extra
  vat_class: VatClass
  price_cents: number
}

export function extraLines(extra: Extra, productLines: readonly ClassedLine[]): ExtraLine[] {
  const { price_cents, vat_class } = extra
  if (vat_class !== "as_products") return [{ extra, vat_class, price_cents }]
  const classes = [...new Set(productLines.map((each) => each.vat_class))].sort((one, other) => one - other)
  const values = classes.map((each) =>
    productLines.reduce(
      (sum, { vat_class, gross_cents }) => (vat_class === each ? sum + gross_cents : sum),
      0,
    ),
  )
  const shares = splitByProportion(price_cents, values)
  return classes
    .map((each, index) => ({ extra, vat_class: each, price_cents: shares[index] ?? 0 }))
    .filter((line) => line.price_cents > 0)
}
