import type { Refusals } from "@bon-perroquet/api-kit/http"

export const CART_REFUSALS = {
  409: ["cart_frozen", "cart_busy"],
  429: ["too_many_requests"],
  503: ["payment_unavailable"],
} as const satisfies Refusals

export const PRODUCT_REFUSALS = {
  400: ["out_of_stock", "insufficient_stock"],
  404: ["product_not_found"],
} as const satisfies Refusals

export const LINE_REFUSALS = {
  400: PRODUCT_REFUSALS[400],
  404: ["product_not_found", "not_in_cart"],
} as const satisfies Refusals

export const CODE_REFUSALS = [
  "promotion_not_begun",
  "promotion_expired",
  "promotion_used_up",
  "promotion_below_minimum",
  "promotion_not_applicable",
] as const
