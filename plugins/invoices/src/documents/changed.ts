import type { RefundParts } from "@bon-perroquet/contract"
import type { Content, Line } from "../modules/documents"
import { standing } from "./credit-note"
import type { Sale } from "./sale"

/** What an order has more, and less, of than its documents say: it was edited, or goods came back. */
export interface Changed {
  added: Pick<Sale, "lines" | "delivery_cents">
  removed: RefundParts
  added_cents: number
  removed_cents: number
}

const sum = (lines: readonly { gross_cents: number }[]): number =>
  lines.reduce((total, { gross_cents }) => total + gross_cents, 0)

const keyOf = ({ name, rate, unit_cents }: Line): string => JSON.stringify([name, rate, unit_cents])

interface Counted {
  line: Line
  quantity: number
  gross_cents: number
}

/** Lines of the same goods at the same price, counted together. */
function count(counts: Map<string, Counted>, lines: readonly Line[], sign: 1 | -1): Map<string, Counted> {
  for (const line of lines) {
    const known = counts.get(keyOf(line)) ?? { line, quantity: 0, gross_cents: 0 }
    counts.set(keyOf(line), {
      line: known.line,
      quantity: known.quantity + sign * line.quantity,
      gross_cents: known.gross_cents + sign * line.gross_cents,
    })
  }
  return counts
}

const lineOf = ({ line, quantity, gross_cents }: Counted): Line => ({
  ...line,
  quantity,
  gross_cents,
  discount_cents: line.unit_cents * quantity - gross_cents,
})

/**
 * What became of an order since its documents, line by line.
 * @param sale what the customer keeps of it
 * @returns null where that is not told by lines, as when a price changed
 */
export function changedSince(
  sale: Pick<Sale, "lines" | "delivery_cents">,
  invoices: readonly Content[],
  notes: readonly Content[],
): Changed | null {
  const credits = standing(notes)
  const counts = new Map<string, Counted>()
  count(counts, sale.lines, 1)
  for (const { lines } of invoices) count(counts, lines, -1)
  for (const { lines } of credits) count(counts, lines, 1)
  const changed = [...counts.values()]
  if (changed.some(({ quantity, gross_cents }) => Math.sign(quantity) !== Math.sign(gross_cents))) return null
  const delivery =
    sale.delivery_cents -
    invoices.reduce((total, { delivery_cents }) => total + delivery_cents, 0) +
    credits.reduce((total, { delivery_cents }) => total + delivery_cents, 0)
  const added = {
    lines: changed.filter(({ quantity }) => quantity > 0).map(lineOf),
    delivery_cents: Math.max(0, delivery),
  }
  const gone = changed.filter(({ quantity }) => quantity < 0)
  const removed = {
    items: gone.map(({ line, quantity, gross_cents }) => ({
      id: "",
      name: line.name,
      quantity: 0 - quantity,
      amount_cents: 0 - gross_cents,
      vat_rate: line.rate,
    })),
    delivery_cents: Math.max(0, 0 - delivery),
    amounts: [],
  }
  return {
    added,
    removed,
    added_cents: sum(added.lines) + added.delivery_cents,
    removed_cents: 0 - sum(gone) + removed.delivery_cents,
  }
}
