import { toCents } from "@bon-perroquet/contract/money"
import type { Terms } from "./terms"

export interface Draw {
  cents: number
  uses: number
}

/**
 * Returns whether another use would exceed a limit.
 * @param before cents and uses that the cart's earlier promotions take from the same budget
 */
export function isUsedUp(terms: Terms, amount_cents: number, before: Draw = { cents: 0, uses: 0 }): boolean {
  const { limit, used, budget_type, budget_limit, budget_used } = terms
  if (limit !== null && used + 1 > limit) return true
  if (budget_limit === null || !budget_type) return false
  return budget_type === "spend"
    ? toCents(budget_used) + before.cents + amount_cents > toCents(budget_limit)
    : budget_used + before.uses + 1 > budget_limit
}

/** Returns the first use that would exceed a limit or whose promotion is missing, or null. */
export function firstUsedUp<Use extends { promotion_id: string; amount_cents: number }>(
  terms: readonly Terms[],
  uses: readonly Use[],
): Use | null {
  const byId = new Map(terms.map((each) => [each.id, each]))
  const usedFromBudget = new Map<string, Draw>()
  for (const use of uses) {
    const term = byId.get(use.promotion_id)
    const budget = term?.budget_id ?? ""
    const before = usedFromBudget.get(budget) ?? { cents: 0, uses: 0 }
    if (!term || isUsedUp(term, use.amount_cents, before)) return use
    usedFromBudget.set(budget, { cents: before.cents + use.amount_cents, uses: before.uses + 1 })
  }
  return null
}
