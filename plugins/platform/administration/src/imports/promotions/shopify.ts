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

const CONDITIONS = [
  ...["allocation limit", "prerequisite quantity range", "prerequisite shipping price range"],
  ...["prerequisite to entitlement quantity ratio", "prerequisite to entitlement purchase"],
  ...["prerequisite customer ids", "prerequisite product ids", "prerequisite variant ids"],
  ...["prerequisite collection ids", "entitled country ids", "customer segment prerequisite ids"],
]

/** Parses the minimum subtotal in {"greater_than_or_equal_to":"40.0"}. Returns other cells unchanged. */
const subtotalIn = (cell: string): string =>
  /"?greater_than_or_equal_to"?\s*[:=]+>?\s*"?([\d.]+)/.exec(cell)?.[1] ?? cell

/** Reads a price rule with its discount code, in the fields of Shopify's Admin API. Its value is negative. */
export function shopifyDiscount(raw: Raw): Translated {
  const [type, value] = [raw("value type"), raw("value").replace(/^-/, "")]
  const isPercent = type === "percentage"
  const isDelivery = raw("target type") === "shipping_line"
  const isOfSome = raw("target selection") === "entitled"
  const products = isOfSome ? listOf(raw("entitled product ids") || raw("entitled variant ids")) : ""
  const categories = isOfSome ? listOf(raw("entitled collection ids")) : ""
  const isEach = raw("allocation method") === "each"
  const period = periodIn(raw, { from: "starts at", until: "ends at", ends: "included" })
  const { limit, is_used_up } = remaining(raw("usage limit"), raw("usage count"))
  const contradicts =
    !isPercent && !isDelivery && (isOfSome ? !isEach || Boolean(products && categories) : isEach)
  return {
    cells: {
      code: raw("code") || raw("title"),
      ...(isDelivery ? { on: "delivery" } : { products, categories }),
      [isPercent ? "percent" : "amount"]: value,
      minimum: subtotalIn(raw("prerequisite subtotal range")),
      limit,
      limit_per_email: isYes(raw("once per customer")) ? "1" : "",
      ...period.cells,
      note: raw("title"),
    },
    unmet: [
      ...restrictions(raw, CONDITIONS),
      ...(isPercent || type === "fixed_amount" ? [] : [unmet("value type", type)]),
      ...(raw("customer selection") === "prerequisite" ? [unmet("customer selection", "prerequisite")] : []),
      ...(contradicts || (products && categories)
        ? [unmet("allocation method", raw("allocation method"))]
        : []),
      ...(isDelivery && isOfSome ? [unmet("target selection", "entitled")] : []),
      ...(isZero(value) ? [unmet("value", value)] : []),
      ...period.unmet,
    ],
    // Shopify does not combine discounts unless the file states it.
    excludes: !["order discounts", "product discounts", "shipping discounts"].every((other) =>
      isYes(raw(`combines with ${other}`)),
    ),
    is_off: /^(?:disabled|inactive)$/i.test(raw("status")),
    is_used_up,
  }
}
