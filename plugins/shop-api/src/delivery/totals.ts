import { documentTotals, type DocumentLine } from "@bon-perroquet/vat/totals"
import type { Totals } from "../contract/cart"

/** The contract's totals of goods and their delivery. */
export function totalsOf(
  lines: DocumentLine[],
  delivery_cents: number,
  free_delivery_missing_cents: number | null,
): Totals {
  return { currency: "eur", ...documentTotals({ lines, delivery_cents }), free_delivery_missing_cents }
}
