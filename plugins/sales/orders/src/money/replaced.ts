import { refundShare, type NamedParts, type Refundable } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { ReplacementRow } from "../modules/order-status"

export const activeReplacements = (replacements: readonly ReplacementRow[]): ReplacementRow[] =>
  replacements.filter(({ is_cancelled }) => !is_cancelled)

export const replacedOf = (line: string, replacements: readonly ReplacementRow[]): number =>
  activeReplacements(replacements)
    .flatMap(({ items }) => items)
    .reduce((units, { id, quantity }) => (id === line ? units + quantity : units), 0)

export const withoutReplaced = (
  lines: Refundable["items"],
  replacements: readonly ReplacementRow[],
): Refundable["items"] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - replacedOf(line.id, replacements)
    if (quantity < 1) return []
    return [{ ...line, quantity, amount_cents: refundShare(line.amount_cents, quantity, line.quantity) }]
  })

/**
 * Returns the refundable rest without replaced units. @throws 409 line_replaced if a requested part was
 * replaced
 */
export function leftForNamed<Some extends Refundable>(
  left: Some,
  replacements: readonly ReplacementRow[],
  { items: named = [] }: NamedParts,
): Some {
  const items = withoutReplaced(left.items, replacements)
  const unitsOf = (line: string) => items.find(({ id }) => id === line)?.quantity ?? 0
  if (named.some(({ id, quantity }) => quantity > unitsOf(id) && replacedOf(id, replacements) > 0))
    throw refuse("line_replaced", 409)
  return { ...left, items }
}
