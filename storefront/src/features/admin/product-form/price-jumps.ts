import { type AdminProduct, toCents } from "@bon-perroquet/contract"
import { isPriceJump, typedPrice } from "./prices"
import type { ProductValues } from "./product-form"

export interface PriceJump {
  variantId: string
  before: number
  cents: number
}

/** Returns the sizes whose typed price differs by more than half from the saved price of the same size. */
export function priceJumps(
  { variants, price }: ProductValues,
  product: AdminProduct | undefined,
): PriceJump[] {
  return (product?.variants ?? []).flatMap(({ id, price: saved }, place) => {
    const typed = variants.length > 0 ? variants.find((size) => size.id === id)?.price : place === 0 && price
    const cents = typed ? typedPrice(typed) : null
    const before = toCents(saved)
    return cents !== null && isPriceJump(cents, before) ? [{ variantId: id, before, cents }] : []
  })
}
