import { toCents } from "@bon-perroquet/contract/money"
import type { Terms } from "../uses"
import type { PricedLine, Problem } from "./types"

/** Attributes by which merchants ask for a least worth of goods; all are read VAT included. */
const WORTH = [
  "item_total",
  "subtotal",
  "total",
  "item_subtotal",
  "original_item_total",
  "original_item_subtotal",
]

/** Why a promotion can't be used by anyone now; null when its dates and its state allow it. */
export function standing({ active, begun, ended }: Terms): Problem | null {
  if (!active) return { reason: "unknown" }
  if (!begun) return { reason: "not_begun" }
  return ended ? { reason: "expired" } : null
}

/** Why a promotion that stands takes nothing off these goods. */
export function whyNothing({ rules }: Terms, lines: readonly PricedLine[]): Problem {
  const worth = lines.reduce((sum, { unit_cents, quantity }) => sum + unit_cents * quantity, 0)
  const minima = rules
    .filter(
      ({ attribute, operator }) => WORTH.includes(attribute) && (operator === "gte" || operator === "gt"),
    )
    .flatMap(({ values, operator }) =>
      values.map((value) => toCents(Number(value)) + (operator === "gt" ? 1 : 0)),
    )
  const minimum_cents = Math.max(0, ...minima)
  return minimum_cents > worth ? { reason: "below_minimum", minimum_cents } : { reason: "not_applicable" }
}
