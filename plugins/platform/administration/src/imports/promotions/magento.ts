import {
  isYes,
  isZero,
  listOf,
  periodIn,
  remaining,
  restrictions,
  unmet,
  type Raw,
  type Translated,
} from "./translated"

const CONDITIONS = ["discount qty", "apply to shipping"]
const MINIMUMS = ["base_subtotal_total_incl_tax", "base_subtotal_with_discount_incl_tax"]

interface Condition {
  attribute?: string | null
  operator?: string | null
  value?: unknown
  aggregator?: string
  conditions?: Condition[]
}

/** Returns the conditions of a cell, or null if they are combined in another way than "all". */
function conditionsIn(cell: string): Condition[] | null {
  if (!cell) return []
  try {
    const { conditions = [], aggregator = "all", value = "1" } = JSON.parse(cell) as Condition
    const isAll = conditions.length < 2 || aggregator === "all"
    const isFlat = conditions.every((each) => !each.conditions?.length)
    return isAll && isFlat && String(value) === "1" ? conditions : null
  } catch {
    return null
  }
}

/** Returns the value of the only condition if it is one of the given comparisons, or undefined. */
function valueOf(
  conditions: Condition[] | null,
  attributes: readonly string[],
  operators: readonly string[],
) {
  if (conditions === null || conditions.length > 1) return undefined
  const [condition] = conditions
  if (!condition) return ""
  const isMeant =
    attributes.includes(condition.attribute ?? "") && operators.includes(condition.operator ?? "")
  return isMeant ? [condition.value].flat().map(String).join(",") : undefined
}

/** Reads a cart price rule of Magento 2 in the fields of its table `salesrule`, with the code of its coupon. */
export function magentoRule(raw: Raw): Translated {
  const [action, value] = [raw("simple action"), raw("discount amount")]
  const minimum = valueOf(conditionsIn(raw("conditions serialized")), MINIMUMS, [">="])
  const products = valueOf(conditionsIn(raw("actions serialized")), ["sku"], ["==", "()"])
  const isFree = !isZero(raw("simple free shipping")) && isZero(value)
  const isPercent = action === "by_percent"
  const isEach = action === "by_fixed"
  const isKnown = isFree || isPercent || (isEach && products) || (action === "cart_fixed" && !products)
  const period = periodIn(raw, { from: "from date", until: "to date", ends: "included" })
  const { limit, is_used_up } = remaining(raw("uses per coupon"), raw("times used"))
  const isAutomatic = raw("coupon type") === "1"
  const groups = listOf(raw("customer group ids")).split("|")
  return {
    cells: {
      code: isAutomatic ? raw("name") : raw("code"),
      is_automatic: isAutomatic ? "yes" : "no",
      ...(isFree
        ? { on: "delivery", percent: "100" }
        : { products: listOf(products ?? ""), [isPercent ? "percent" : "amount"]: value }),
      minimum: minimum ?? "",
      limit: isAutomatic ? "" : limit,
      limit_per_email: isZero(raw("uses per customer")) ? "" : raw("uses per customer"),
      ...period.cells,
      note: raw("description") || raw("name"),
    },
    unmet: [
      ...restrictions(raw, CONDITIONS),
      ...(isKnown ? [] : [unmet("simple action", action)]),
      ...(minimum === undefined ? [unmet("conditions serialized", raw("conditions serialized"))] : []),
      ...(products === undefined ? [unmet("actions serialized", raw("actions serialized"))] : []),
      ...(Number(raw("discount step") || 0) > 1 ? [unmet("discount step", raw("discount step"))] : []),
      ...(!isZero(raw("simple free shipping")) && !isFree
        ? [unmet("simple free shipping", raw("simple free shipping"))]
        : []),
      // Group 0 is visitors without an account. A rule that includes it is for everybody.
      ...(groups[0] && !groups.includes("0") ? [unmet("customer group ids", groups.join(","))] : []),
      ...period.unmet,
    ],
    excludes: isYes(raw("stop rules processing")),
    is_off: raw("is active") === "0",
    is_used_up,
    ...(isPercent && !minimum && { includes_vat: true }),
  }
}
