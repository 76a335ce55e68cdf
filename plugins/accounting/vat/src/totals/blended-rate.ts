import { documentTotals, STANDARD_RATE } from "./document"
import type { DocumentLine } from "./document"

/**
 * Returns the rate in percent of a delivery with these goods. For mixed rates it gives the net amount of
 * `documentTotals`. Only for the engine, which stores one rate per delivery.
 */
export function blendedRate(lines: readonly DocumentLine[], deliveryCents: number): number {
  const valued = lines.filter(({ gross_cents }) => gross_cents > 0)
  const rates = new Set((valued.length ? valued : lines).map(({ rate }) => rate))
  const [first = STANDARD_RATE] = rates
  if (rates.size <= 1) return first
  // A free delivery also has a rate. A large amount makes rounding irrelevant.
  const gross = deliveryCents || 1_000_000
  const net = documentTotals({
    lines: valued.length ? valued : lines,
    delivery_cents: gross,
  }).delivery_net_cents
  return net === 0 ? first : ((gross - net) / net) * 100
}
