import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import { Refusal } from "@bon-perroquet/shop-api/http"

const GOODS = ["out_of_stock", "insufficient_stock", "product_not_found"]

/** What is not there, where that is why something was refused; null for anything else, "" where it has no name any more. */
export function missingOf(error: unknown): string | null {
  if (error instanceof CheckoutRefusal)
    return GOODS.includes(error.code) ? (error.details.product ?? "") : null
  if (!(error instanceof Refusal) || !GOODS.includes(error.code)) return null
  return error.params.name ?? ""
}
