import { toCents } from "@bon-perroquet/contract/money"
import type { Terms } from "../uses"
import { listedValue, type PricedLine, type Problem } from "./types"

/** Rules that set a minimum value, VAT included. */
const WORTH = [
  "item_total",
  "subtotal",
  "total",
  "item_subtotal",
  "original_item_total",
  "original_item_subtotal",
]

/** Returns why nobody can use a promotion now, or null. */
export function availabilityProblem({ active, begun, ended }: Terms): Problem | null {
  if (!active) return { reason: "unknown" }
  if (!begun) return { reason: "not_begun" }
  return ended ? { reason: "expired" } : null
}

/** Returns why an active promotion has no effect on these goods. */
export function whyNothing({ rules }: Terms, lines: readonly PricedLine[]): Problem {
  const minima = rules
    .filter(
      ({ attribute, operator }) => WORTH.includes(attribute) && (operator === "gte" || operator === "gt"),
    )
    .flatMap(({ values, operator }) =>
      values.map((value) => toCents(Number(value)) + (operator === "gt" ? 1 : 0)),
    )
  const minimum_cents = Math.max(0, ...minima)
  return minimum_cents > listedValue(lines)
    ? { reason: "below_minimum", minimum_cents }
    : { reason: "not_applicable" }
}
