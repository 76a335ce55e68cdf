import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import type { Content, Line } from "../modules/documents"
import { lineOf, type Sale } from "./sale"

/** Difference between an order and its documents. */
export interface Changed {
  added: Pick<Sale, "lines" | "delivery_cents">
  removed: RefundParts
  added_cents: number
  removed_cents: number
}

const sum = (lines: readonly Line[]): number =>
  lines.reduce((total, { gross_cents }) => total + gross_cents, 0)

const idOf = ({ id }: Line): string => id ?? ""

function documentedOf(documents: readonly Content[]): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { kind, lines: changes } of documents)
    for (const line of changes) {
      const before = lines.get(idOf(line)) ?? { ...line, quantity: 0, gross_cents: 0 }
      const sign = kind === "invoice" ? 1 : -1
      lines.set(idOf(line), {
        ...before,
        quantity: before.quantity + sign * line.quantity,
        gross_cents: before.gross_cents + sign * line.gross_cents,
      })
    }
  return lines
}

/** Returns the added or removed units of a line. If its price changed, all units are removed and added again. */
function changeOf(now: Line | undefined, documented: Line | undefined): { added?: Line; removed?: Line } {
  const [quantity, gross_cents] = [
    (now?.quantity ?? 0) - (documented?.quantity ?? 0),
    (now?.gross_cents ?? 0) - (documented?.gross_cents ?? 0),
  ]
  if (quantity === 0 && gross_cents === 0) return {}
  // A line that replaced the same goods at the same price is on no invoice.
  const line = now ?? documented
  if (line && quantity >= 0 && gross_cents >= 0 && (quantity > 0 || !documented?.quantity))
    return { added: { ...line, quantity, gross_cents } }
  if (documented && quantity < 0 && gross_cents <= 0)
    return { removed: { ...documented, quantity: 0 - quantity, gross_cents: 0 - gross_cents } }
  return {
    ...(documented && documented.quantity > 0 && { removed: documented }),
    ...(now && { added: now }),
  }
}

const less = (line: Line, units: number): Line => ({
  ...line,
  quantity: line.quantity - units,
  gross_cents: line.gross_cents - refundShare(line.gross_cents, units, line.quantity),
})

function withoutSame(added: Line[], removed: Line[], goodsOf: (lineId: string) => string): void {
  for (const [at, removedLine] of removed.entries())
    for (const [other, addedLine] of added.entries()) {
      const [out, back] = [removed[at] ?? removedLine, added[other] ?? addedLine]
      const isSame =
        goodsOf(idOf(out)) === goodsOf(idOf(back)) &&
        out.rate === back.rate &&
        out.gross_cents * back.quantity === back.gross_cents * out.quantity
      const units = isSame ? Math.min(out.quantity, back.quantity) : 0
      if (units < 1) continue
      removed[at] = less(out, units)
      added[other] = less(back, units)
    }
}

const partOf = (line: Line): RefundParts["items"][number] => ({
  ...{ id: idOf(line), name: line.name, quantity: line.quantity },
  ...{ amount_cents: line.gross_cents, vat_rate: line.rate },
})

/**
 * Returns how an order's lines changed since its documents.
 * @param sale the part of the order that the customer keeps
 * @param credits credit notes that are not reversed
 * @param goodsOf maps a line's id to its goods. Two lines with the same goods and price replace each other without
 * documents
 */
export function changedSince(
  sale: Pick<Sale, "lines" | "delivery_cents">,
  invoices: readonly Content[],
  credits: readonly Content[],
  goodsOf: (lineId: string) => string = (id) => id,
): Changed {
  const documented = documentedOf([...invoices, ...credits])
  const now = new Map(sale.lines.map((line) => [idOf(line), line]))
  const changes = [...new Set([...now.keys(), ...documented.keys()])].map((id) =>
    changeOf(now.get(id), documented.get(id)),
  )
  const added = changes.flatMap((change) => change.added ?? [])
  const removed = changes.flatMap((change) => change.removed ?? [])
  withoutSame(added, removed, goodsOf)
  const newLines = added.filter(({ quantity }) => quantity > 0)
  const lostLines = removed.filter(({ quantity }) => quantity > 0)
  const delivery =
    sale.delivery_cents -
    invoices.reduce((total, { delivery_cents }) => total + delivery_cents, 0) +
    credits.reduce((total, { delivery_cents }) => total + delivery_cents, 0)
  const [more, fewer] = [Math.max(0, delivery), Math.max(0, 0 - delivery)]
  return {
    added: {
      lines: newLines.map((line) => {
        const { quantity, gross_cents } = line
        // After refunds without named goods, the amount can exceed the price of the remaining units.
        const unit_cents = Math.max(line.unit_cents, Math.ceil(gross_cents / quantity))
        return lineOf({ ...line, unit_cents }, unit_cents * quantity - gross_cents)
      }),
      delivery_cents: more,
    },
    removed: { items: lostLines.map(partOf), delivery_cents: fewer, amounts: [] },
    added_cents: sum(newLines) + more,
    removed_cents: sum(lostLines) + fewer,
  }
}
