import { ADDRESS_REFUSALS } from "@bon-perroquet/shop-api/delivery"

export const CHANGE_REFUSALS = {
  400: [
    ...["rhythm_not_offered", "repeat_empty", "out_of_stock", "insufficient_stock"],
    ...["delivery_not_available", "delivery_point_required", "address_required", ...ADDRESS_REFUSALS],
  ],
  403: ["link_reduces_only"],
  404: ["repeat_not_found", "product_not_found"],
  409: ["repeat_ended", "cart_frozen", "cart_busy"],
  503: ["payment_unavailable", "points_unavailable"],
} as const

export const PAYMENT_REFUSALS = {
  400: [
    ...["origin_not_allowed", "delivery_not_available", "out_of_stock", "insufficient_stock"],
    ...["amount_too_small", "payment_method_not_offered", "email_refused", "address_required"],
  ],
  404: ["repeat_not_found"],
  409: ["nothing_to_pay", "cart_frozen", "cart_busy", "price_changed"],
  503: ["payment_unavailable"],
} as const
