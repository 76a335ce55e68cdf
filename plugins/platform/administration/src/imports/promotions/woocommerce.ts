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

/** Conditions of WooCommerce's coupons that the shop does not have, in its API and in the files of export extensions. */
const CONDITIONS = [
  ...["exclude product ids", "excluded product ids", "exclude product categories"],
  ...["excluded product categories", "exclude sale items", "maximum amount", "customer email"],
  ...["email restrictions", "limit usage to x items"],
]

/** Reads a coupon of WooCommerce. It expires when the given day begins. */
export function woocommerceCoupon(raw: Raw): Translated {
  const type = raw("discount type").replace(/^.*:/, "")
  const value = raw("coupon amount") || raw("amount")
  const products = listOf(raw("product skus") || raw("product ids"))
  const categories = listOf(raw("product categories"))
  const isFree = isYes(raw("free shipping"))
  const isPercent = type === "percent" || type === "percent_product"
  const { limit, is_used_up } = remaining(raw("usage limit"), raw("usage count"))
  const until = ["date expires", "expiry date"].find((column) => raw(column)) ?? "expiry date"
  const period = periodIn(raw, { from: "post date", until, ends: "excluded" })
  const status = raw("post status") || raw("status")
  const isOfUnits = type === "fixed_product"
  const isOfSome = Boolean(products || categories)
  const isKnown = isPercent || isOfUnits || type === "fixed_cart"
  const contradicts =
    // In this shop, an amount off each unit requires products, and an amount off the cart must not name any.
    (isOfUnits && !isOfSome) || (type === "fixed_cart" && isOfSome) || Boolean(products && categories)
  return {
    cells: {
      code: raw("post title") || raw("code") || raw("coupon code"),
      ...(isFree && isZero(value)
        ? { on: "delivery", percent: "100" }
        : { products, categories, [isPercent ? "percent" : "amount"]: value }),
      minimum: isZero(raw("minimum amount")) ? "" : raw("minimum amount"),
      limit,
      limit_per_email: isZero(raw("usage limit per user")) ? "" : raw("usage limit per user"),
      until: period.cells.until,
      note: raw("post excerpt") || raw("description"),
    },
    unmet: [
      ...restrictions(raw, CONDITIONS),
      ...(isKnown ? [] : [unmet("discount type", type)]),
      ...(contradicts ? [unmet("discount type", `${type}, ${products || categories || "–"}`)] : []),
      ...(isFree && !isZero(value) ? [unmet("free shipping", "yes")] : []),
      ...period.unmet,
    ],
    excludes: isYes(raw("individual use")),
    is_off: status !== "" && status !== "publish",
    is_used_up,
    with_subcategories: true,
  }
}
