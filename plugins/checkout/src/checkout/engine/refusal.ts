import type { Problem } from "@bon-perroquet/promotions/discounts"

/** Why a checkout can't go on; the name is stable, the API puts it into words. */
export type RefusalCode =
  | "cart_empty"
  | "cart_frozen"
  | "cart_busy"
  | "insufficient_stock"
  | "too_many_held"
  | "too_many_transfers"
  | "out_of_stock"
  | "price_changed"
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
  | `promotion_${Problem["reason"]}`

export class CheckoutRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: {
      product_id?: string
      product?: string
      available?: number
      total_cents?: number
      /** The code that takes nothing off, and from how much worth of goods it would. */
      promotion?: string
      minimum_cents?: number
    } = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
