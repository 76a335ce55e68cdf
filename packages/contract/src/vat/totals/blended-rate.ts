import { documentTotals, STANDARD_RATE } from "./document"
import type { DocumentLine } from "./document"

/**
 * Returns the VAT rate in percent of a delivery with these goods. For mixed rates, it is the rate at which the
 * delivery's net amount equals that of `documentTotals`. Only for Medusa, which stores one rate per delivery.
 */
export function blendedRate(lines: readonly DocumentLine[], deliveryCents: number): number {
  const valued = lines.filter(({ gross_cents }) => gross_cents > 0)
  const rates = new Set((valued.length ? valued : lines).map(({ rate }) => rate))
  const [first = STANDARD_RATE] = rates
  if (rates.size <= 1) return first
  // A free delivery also needs a rate. It is computed for a large amount, so that rounding does not distort it.
  const gross = deliveryCents || 1_000_000
  const net = documentTotals({
    lines: valued.length ? valued : lines,
    delivery_cents: gross,
  }).delivery_net_cents
  return net === 0 ? first : ((gross - net) / net) * 100
}
