import { toCents } from "@bon-perroquet/contract/money"
import type { Condition } from "../catalogue/option-rows"

export interface DeliveryContext {
  item_total_cents: number
  grams: number
  region_id: string | undefined
  country_code: string
}

const textOf = ({ region_id, country_code }: DeliveryContext): Record<string, string | undefined> => ({
  region_id,
  currency_code: "eur",
  country_code,
  enabled_in_store: "true",
  is_return: "false",
})

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  eq: (a, b) => a === b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
}

/** Returns cents. Rules store euro as text, for example "70". */
export const thresholdCents = ({ value }: Condition): number => toCents(Number(value))

function isMet(condition: Condition, context: DeliveryContext): boolean {
  const { attribute, operator, value } = condition
  if (attribute === "item_total")
    return COMPARE[operator]?.(context.item_total_cents, thresholdCents(condition)) ?? false
  const actual = textOf(context)[attribute]
  const allowed = [value].flat().map(String)
  const included = actual !== undefined && allowed.includes(actual)
  return operator === "ne" || operator === "nin" ? !included : included
}

/**
 * Returns whether all conditions are met. A condition on an unknown attribute is met only if its operator is `ne` or
 * `nin`.
 */
export const areMet = (conditions: Condition[], context: DeliveryContext): boolean =>
  conditions.every((condition) => isMet(condition, context))
