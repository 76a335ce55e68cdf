import { documentTotals, STANDARD_RATE } from "./document"
import type { DocumentLine } from "./document"

/**
 * The one rate, in per cent, that a delivery accompanying these goods bears. With a single rate among the goods it is
 * that rate; mixed, it is the rate that leads from the delivery's price to the net amount `documentTotals` gives.
 * It has many decimals and is for an engine that knows one rate per delivery; a document shows the parts.
 */
export function blendedRate(lines: readonly DocumentLine[], deliveryCents: number): number {
  const valued = lines.filter(({ gross_cents }) => gross_cents > 0)
  const rates = new Set((valued.length ? valued : lines).map(({ rate }) => rate))
  const [first = STANDARD_RATE] = rates
  if (rates.size <= 1) return first
  // A free delivery still shows a rate: take that of a delivery large enough for rounding not to matter.
  const gross = deliveryCents || 1_000_000
  const net = documentTotals({
    lines: valued.length ? valued : lines,
    delivery_cents: gross,
  }).delivery_net_cents
  return net === 0 ? first : ((gross - net) / net) * 100
}
