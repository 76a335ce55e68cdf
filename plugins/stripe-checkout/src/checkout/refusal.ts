/** Why a checkout can't go on; the name is stable, the door puts it into words. */
export type RefusalCode =
  | "cart_empty"
  | "cart_frozen"
  | "cart_busy"
  | "insufficient_stock"
  | "out_of_stock"
  | "price_changed"
  | "delivery_not_available"
  | "payment_unavailable"

export class CheckoutRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: {
      product_id?: string
      product?: string
      available?: number
      total_cents?: number
    } = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
