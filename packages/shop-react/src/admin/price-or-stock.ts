import type { AdminProduct } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { isChangedMeanwhile } from "../client/errors"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { useRereadProduct } from "./products"
import { useReadAnew } from "./use-read-anew"
import { useShownChange } from "./use-shown-change"

/** What is changed in the list of a size of a product. */
export type PriceOrStock = "price" | "stock"

/** Somebody else set the field to something else since it was read. Nothing was saved. */
export class PriceOrStockChangedError extends Error {
  override readonly name = "PriceOrStockChangedError"
  constructor(/** What it is now. */ readonly there: number) {
    super(`It is ${there} by now.`)
  }
}

/** A field of a size; of a product in one size, its own. */
export const priceOrStockOf = (
  product: AdminProduct,
  variantId: string | undefined,
  field: PriceOrStock,
): number => (product.variants.find(({ id }) => id === variantId) ?? product)[field]

/** The product as it is with another field: what it says of price and stock is its first size's. */
function withPriceOrStock(
  product: AdminProduct,
  variantId: string | undefined,
  field: PriceOrStock,
  value: number,
) {
  const first = product.variants[0]?.id
  const changed = variantId ?? first
  const variants = product.variants.map((variant) =>
    variant.id === changed ? { ...variant, [field]: value } : variant,
  )
  return { ...product, ...(changed === first && { [field]: value }), variants }
}

function sendPriceOrStock(
  api: ShopApi,
  { id, version }: AdminProduct,
  variant_id: string | undefined,
  field: PriceOrStock,
  value: number,
): Promise<AdminProduct> {
  const params = { path: { id }, header: ifMatch(version) }
  return answerOf(
    field === "price"
      ? api.PATCH("/api/admin/products/{id}/price", { params, body: { price: value, variant_id } })
      : api.PATCH("/api/admin/products/{id}/stock", { params, body: { stock: value, variant_id } }),
  )
}

/** How often the rest of a product may change while one field is saved. */
const MAX_TRIES = 5

type Saved = { value: number; /** What was there when it was typed. */ before: number; read?: AdminProduct }

/**
 * Sets a field of a product, or of the size that is named, where it is still what it was when the new one was typed. What
 * else changed of the product, a sale of another size for example, is in nobody's way.
 * Fails with {@link PriceOrStockChangedError} where somebody else was faster.
 */
export function useSavePriceOrStock(
  product: AdminProduct,
  variantId: string | undefined,
  field: PriceOrStock,
) {
  const { api } = useShop()
  const reread = useRereadProduct()
  const readAnew = useReadAnew()
  const showChange = useShownChange()
  /** The newest that is known here: what is sent one after the other does not wait for the list. */
  const known = useRef(product)
  useEffect(() => {
    known.current = product
  }, [product])

  async function save({ value, before, read = known.current }: Saved, triesLeft = MAX_TRIES) {
    const there = priceOrStockOf(read, variantId, field)
    if (there !== before && there !== value) throw new PriceOrStockChangedError(there)
    try {
      known.current = await sendPriceOrStock(api, read, variantId, field, value)
      return known.current
    } catch (error) {
      if (!isChangedMeanwhile(error) || triesLeft === 0) throw error
      return save({ value, before, read: await reread(read.id) }, triesLeft - 1)
    }
  }
  return useMutation({
    mutationFn: (saved: Saved): Promise<AdminProduct> => save(saved),
    onSuccess: ({ version }, { value }) =>
      showChange(product.id, (shown) => ({ ...withPriceOrStock(shown, variantId, field, value), version })),
    onError: (error) => (error instanceof PriceOrStockChangedError ? readAnew() : undefined),
  })
}
