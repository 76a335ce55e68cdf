import { isYes, isZero, periodIn, restrictions, unmet, type Raw, type Translated } from "./translated"

const CONDITIONS = [
  ...["id customer", "country restriction", "carrier restriction", "group restriction"],
  ...["product restriction", "shop restriction", "reduction product", "reduction exclude special"],
  ...["gift product", "gift product attribute"],
]

/** Reads a cart rule of PrestaShop in the fields of its table `cart_rule`. `quantity` is the number of remaining uses. */
export function prestashopRule(raw: Raw): Translated {
  const percent = isZero(raw("reduction percent")) ? "" : raw("reduction percent")
  const amount = isZero(raw("reduction amount")) ? "" : raw("reduction amount")
  const minimum = isZero(raw("minimum amount")) ? "" : raw("minimum amount")
  const isFree = isYes(raw("free shipping"))
  const period = periodIn(raw, { from: "date from", until: "date to", ends: "included" })
  const isNet = (column: string) => raw(column) === "0"
  const isForeign = (column: string) => !["", "0", "1"].includes(raw(column))
  return {
    cells: {
      code: raw("code") || raw("name"),
      is_automatic: raw("code") ? "no" : "yes",
      ...(isFree ? { on: "delivery", percent: "100" } : { percent, amount }),
      minimum,
      limit: raw("quantity"),
      limit_per_email: raw("quantity per user"),
      ...period.cells,
      note: raw("description") || raw("name"),
    },
    unmet: [
      ...restrictions(raw, CONDITIONS),
      ...(amount && isNet("reduction tax") ? [unmet("reduction tax", "0")] : []),
      ...(minimum && isNet("minimum amount tax") ? [unmet("minimum amount tax", "0")] : []),
      ...(minimum && isYes(raw("minimum amount shipping")) ? [unmet("minimum amount shipping", "1")] : []),
      ...(amount && isForeign("reduction currency")
        ? [unmet("reduction currency", raw("reduction currency"))]
        : []),
      ...(minimum && isForeign("minimum amount currency")
        ? [unmet("minimum amount currency", raw("minimum amount currency"))]
        : []),
      // In PrestaShop, such a voucher's unused rest becomes another voucher. This shop has no equivalent.
      ...(amount && isYes(raw("partial use")) ? [unmet("partial use", "1")] : []),
      ...(isFree && (percent || amount) ? [unmet("free shipping", "1")] : []),
      ...(!isFree && percent && amount ? [unmet("reduction amount", amount)] : []),
      ...period.unmet,
    ],
    excludes: isYes(raw("cart rule restriction")),
    is_off: raw("active") === "0",
    is_used_up: raw("quantity") === "0",
    includes_vat: true,
  }
}
