import type { AdminProduct } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { isChangedMeanwhile } from "../client/errors"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { useRereadProduct } from "./products"
import { useInvalidate } from "./use-invalidate"
import { useShownChange } from "./use-shown-change"

export type PriceOrStock = "price" | "stock"

/** Thrown if somebody else changed the field. Nothing was saved. */
export class PriceOrStockChangedError extends Error {
  override readonly name = "PriceOrStockChangedError"
  constructor(readonly there: number) {
    super(`Somebody else changed the value to ${there}.`)
  }
}

export const priceOrStockOf = (
  product: AdminProduct,
  variantId: string | undefined,
  field: PriceOrStock,
): number => (product.variants.find(({ id }) => id === variantId) ?? product)[field]

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

/** Maximum number of attempts if other fields of the product change at the same time. */
const MAX_TRIES = 5

type Saved = { value: number; /** Value before the edit. */ before: number; read?: AdminProduct }

/**
 * Saves one field if it still has the value from before the edit. Changes of other fields do not matter.
 * Throws {@link PriceOrStockChangedError}.
 */
export function useSavePriceOrStock(
  product: AdminProduct,
  variantId: string | undefined,
  field: PriceOrStock,
) {
  const { api } = useShop()
  const reread = useRereadProduct()
  const invalidate = useInvalidate()
  const showChange = useShownChange()
  /** Latest product, so that consecutive edits do not wait for the reloaded list. */
  const latest = useRef(product)
  useEffect(() => {
    latest.current = product
  }, [product])

  async function save({ value, before, read = latest.current }: Saved, triesLeft = MAX_TRIES) {
    const there = priceOrStockOf(read, variantId, field)
    if (there !== before && there !== value) throw new PriceOrStockChangedError(there)
    try {
      latest.current = await sendPriceOrStock(api, read, variantId, field, value)
      return latest.current
    } catch (error) {
      if (!isChangedMeanwhile(error) || triesLeft === 0) throw error
      return save({ value, before, read: await reread(read.id) }, triesLeft - 1)
    }
  }
  return useMutation({
    mutationFn: (saved: Saved): Promise<AdminProduct> => save(saved),
    onSuccess: ({ version }, { value }) =>
      showChange(product.id, (shown) => ({ ...withPriceOrStock(shown, variantId, field, value), version })),
    onError: (error) => (error instanceof PriceOrStockChangedError ? invalidate() : undefined),
  })
}
