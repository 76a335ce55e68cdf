import type { ProductVariant } from "@bon-perroquet/contract"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import type { CatalogueProduct, ProductDetails } from "./catalogue-product"
import { nameIn } from "./localised"

/** A size for sale with the details that the engine's cart line needs. */
export interface SoldVariant {
  variant: ProductVariant
  details: ProductDetails["sizes"][number] | undefined
  /** Whether the product has several sizes. Then a line names its size. */
  isOneOfSeveral: boolean
}

/** Returns a size of a product, the first by default. Returns undefined if the product has no such size. */
export function soldVariant(found: CatalogueProduct, variantId?: string): SoldVariant | undefined {
  const { product, details } = found
  const index = variantId === undefined ? 0 : product.variants.findIndex(({ id }) => id === variantId)
  const variant = product.variants[index]
  if (!variant) return undefined
  return { variant, details: details.sizes[index], isOneOfSeveral: details.is_of_several }
}

/** Returns the size's name, or null if there is only one size. */
export const sizeOf = (
  { variant, isOneOfSeveral }: SoldVariant,
  language: Language = DEFAULT_LANGUAGE,
): string | null => (isOneOfSeveral ? variant[`label_${language}`] : null)

/**
 * Returns the current name of a product in a language, with the size if there are several. Undefined if it is
 * no longer for sale.
 */
export function goodsName(
  product: CatalogueProduct | undefined,
  variantId: string | null,
  language: Language,
): string | undefined {
  const sold = product && soldVariant(product, variantId ?? undefined)
  return sold && sizedName(nameIn(product.product, language), sizeOf(sold, language))
}
