import type { CreditRefusal } from "../../methods"
import type { Problem } from "../../promotions/discounts"

export type RefusalCode =
  | "cart_empty"
  | "cart_frozen"
  | "cart_busy"
  | "insufficient_stock"
  | "too_many_held"
  | "too_many_transfers"
  | "out_of_stock"
  | "price_changed"
  | "rest_changed"
  | "delivery_not_available"
  | "payment_unavailable"
  | "payment_method_not_offered"
  | "extra_not_offered"
  | "address_required"
  | "email_refused"
  | "amount_too_small"
  | "nothing_to_pay"
  | "order_cancelled"
  | "order_being_paid"
  | CreditRefusal
  | `promotion_${Problem["reason"]}`

export class CheckoutRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: {
      product_id?: string
      product?: string
      available?: number
      total_cents?: number
      rest_cents?: number
      promotion?: string
      minimum_cents?: number
    } = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
