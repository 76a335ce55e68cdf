import { ADDRESS_REFUSALS } from "../delivery"
import { CODE_REFUSALS } from "../carts/refusals"

export const ORDERING_REFUSALS = {
  400: [
    "cart_empty",
    "delivery_not_available",
    "delivery_point_required",
    "out_of_stock",
    "insufficient_stock",
    "amount_too_small",
    "email_refused",
    "payment_method_not_offered",
    ...ADDRESS_REFUSALS,
  ],
  409: [
    "shop_not_open",
    "price_changed",
    "rest_changed",
    "cart_frozen",
    "cart_busy",
    "promotion_unknown",
    "trade_minimum_missed",
    "credit_not_approved",
    "credit_limit_exceeded",
    "credit_overdue",
    ...CODE_REFUSALS,
  ],
  503: ["payment_unavailable", "points_unavailable"],
} as const
