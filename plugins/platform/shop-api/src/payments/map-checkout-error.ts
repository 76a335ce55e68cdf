import { CheckoutRefusal, type RefusalCode } from "@bon-perroquet/checkout/checkout"
import { isTaken } from "@bon-perroquet/contract/lease"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

const STATUS: Record<RefusalCode, number> = {
  cart_empty: 400,
  out_of_stock: 400,
  insufficient_stock: 400,
  too_many_held: 409,
  too_many_transfers: 409,
  delivery_not_available: 400,
  cart_frozen: 409,
  cart_busy: 409,
  price_changed: 409,
  rest_changed: 409,
  amount_too_small: 400,
  nothing_to_pay: 409,
  order_cancelled: 409,
  order_being_paid: 409,
  email_refused: 400,
  promotion_unknown: 409,
  promotion_not_begun: 409,
  promotion_expired: 409,
  promotion_used_up: 409,
  promotion_below_minimum: 409,
  promotion_not_applicable: 409,
  payment_method_not_offered: 400,
  extra_not_offered: 400,
  address_required: 400,
  payment_unavailable: 503,
  credit_not_approved: 409,
  credit_limit_exceeded: 409,
  credit_overdue: 409,
}

/** Throws the refusal for an error of the checkout. Rethrows other errors. */
export function mapCheckoutError(error: unknown): never {
  if (isTaken(error)) throw refuse("cart_busy", STATUS.cart_busy)
  if (!(error instanceof CheckoutRefusal)) throw error
  const { product, promotion, available, minimum_cents, rest_cents } = error.details
  throw refuse(error.code, STATUS[error.code], {
    name: product ?? promotion,
    available,
    amount_cents: minimum_cents ?? rest_cents,
  })
}
