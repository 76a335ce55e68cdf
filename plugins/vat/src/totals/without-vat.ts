import { documentTotals } from "./document"
import { vatOf } from "./rate"

/** Goods at their price, VAT included, and what is delivered with them. */
export interface Taxed {
  lines: readonly { unit_cents: number; quantity: number; rate: number }[]
  delivery_cents: number
}

/**
 * The same where no VAT is charged, as in an intra-community supply: a unit costs what it would without the VAT in its
 * price, rounded for itself, and the delivery what it would without that of the goods it accompanies.
 */
export function withoutVat({ lines, delivery_cents }: Taxed): { units: number[]; delivery_cents: number } {
  const gross = lines.map(({ unit_cents, quantity, rate }) => ({ gross_cents: unit_cents * quantity, rate }))
  return {
    units: lines.map(({ unit_cents, rate }) => unit_cents - vatOf(unit_cents, rate)),
    delivery_cents: documentTotals({ lines: gross, delivery_cents }).delivery_net_cents,
  }
}
