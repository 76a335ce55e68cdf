import { refundShare, type Refundable } from "@bon-perroquet/contract"
import type { ReplacementRow, SettledItem } from "../modules/order-status"

/** Replacements that stand: one whose order was cancelled was none. */
export const standing = (replacements: readonly ReplacementRow[]): ReplacementRow[] =>
  replacements.filter(({ is_cancelled }) => !is_cancelled)

/** How many units of a line are replaced. */
export const replacedOf = (line: string, replacements: readonly ReplacementRow[]): number =>
  standing(replacements)
    .flatMap(({ items }) => items)
    .reduce((units, { id, quantity }) => (id === line ? units + quantity : units), 0)

/** What can be given back of an order's lines, without what was replaced. */
export const withoutReplaced = (
  lines: Refundable["items"],
  replacements: readonly ReplacementRow[],
): Refundable["items"] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - replacedOf(line.id, replacements)
    if (quantity < 1) return []
    return [{ ...line, quantity, amount_cents: refundShare(line.amount_cents, quantity, line.quantity) }]
  })

/** Of several lines with the same goods as many units as are wanted, the first line first. */
export function takeUnits(lines: readonly SettledItem[], wanted: number): SettledItem[] {
  let rest = wanted
  return lines.flatMap(({ id, quantity }) => {
    const taken = Math.min(quantity, rest)
    rest -= taken
    return taken > 0 ? [{ id, quantity: taken }] : []
  })
}
