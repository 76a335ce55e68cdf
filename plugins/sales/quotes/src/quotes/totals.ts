import { grossCents } from "@bon-perroquet/contract/trade"
import { documentTotals } from "@bon-perroquet/contract/vat/totals"

interface Line {
  quantity: number
  net_cents: number | null
  usual_net_cents: number
  /** Price that the account paid when it requested the quote, VAT included. Absent in quotes of earlier versions. */
  usual_cents?: number
  vat_rate: number
}

/**
 * Returns the value of a quote as the cart computes it: at the offered prices, or at the usual prices without an offer. A
 * unit's price with VAT has whole cents, so 20 × 7.55 without VAT are 20 × 8.00, of which 150.94 are without VAT.
 */
export function quoteTotals(lines: readonly Line[]): { net_cents: number; total_cents: number } {
  const isOffered = lines.some(({ net_cents }) => net_cents !== null)
  const unitCents = ({ net_cents, usual_net_cents, usual_cents, vat_rate }: Line): number => {
    if (!isOffered) return usual_cents ?? grossCents(usual_net_cents, vat_rate)
    return net_cents === null ? 0 : grossCents(net_cents, vat_rate)
  }
  const { subtotal_cents, total_cents } = documentTotals({
    lines: lines.map((line) => ({ gross_cents: unitCents(line) * line.quantity, rate: line.vat_rate })),
    delivery_cents: 0,
  })
  return { net_cents: subtotal_cents, total_cents }
}
