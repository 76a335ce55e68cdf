import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import { Refusal } from "@bon-perroquet/api-kit/http"

const GOODS = ["out_of_stock", "insufficient_stock", "product_not_found"]

/** Returns the name of the missing goods ("" if the error has no name), or null for any other error. */
export function missingOf(error: unknown): string | null {
  if (error instanceof CheckoutRefusal)
    return GOODS.includes(error.code) ? (error.details.product ?? "") : null
  if (!(error instanceof Refusal) || !GOODS.includes(error.code)) return null
  return error.params.name ?? ""
}
