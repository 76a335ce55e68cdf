import { documentTotals } from "./document"
import { vatOf } from "./rate"

export interface Taxed {
  lines: readonly { unit_cents: number; quantity: number; rate: number }[]
  delivery_cents: number
}

/**
 * Returns the unit prices and the delivery price without VAT, each rounded to the cent. The delivery is taxed at the
 * rates of its goods.
 */
export function withoutVat({ lines, delivery_cents }: Taxed): { units: number[]; delivery_cents: number } {
  const gross = lines.map(({ unit_cents, quantity, rate }) => ({ gross_cents: unit_cents * quantity, rate }))
  return {
    units: lines.map(({ unit_cents, rate }) => unit_cents - vatOf(unit_cents, rate)),
    delivery_cents: documentTotals({ lines: gross, delivery_cents }).delivery_net_cents,
  }
}
