import type { ProductVariant } from "@bon-perroquet/contract"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import type { CatalogueProduct, ProductDetails } from "./catalogue-product"
import { nameIn } from "./localised"

/** A size as it is sold, with what a cart's line of the engine tells of it. */
export interface SoldVariant {
  variant: ProductVariant
  details: ProductDetails["sizes"][number] | undefined
  /** Whether there are others of the same product: then a line says which it is. */
  isOneOfSeveral: boolean
}

/** One size of a product; its first where none is named, undefined where it has no such size. */
export function soldVariant(found: CatalogueProduct, variantId?: string): SoldVariant | undefined {
  const { product, details } = found
  const index = variantId === undefined ? 0 : product.variants.findIndex(({ id }) => id === variantId)
  const variant = product.variants[index]
  if (!variant) return undefined
  return { variant, details: details.sizes[index], isOneOfSeveral: details.is_of_several }
}

/** What the size is called; null where there is no other. */
export const sizeOf = (
  { variant, isOneOfSeveral }: SoldVariant,
  language: Language = DEFAULT_LANGUAGE,
): string | null => (isOneOfSeveral ? variant[`label_${language}`] : null)

/** Returns the present name of a product in a language, with the size if there are several. Undefined if it is no longer for sale. */
export function goodsName(
  product: CatalogueProduct | undefined,
  variantId: string | null,
  language: Language,
): string | undefined {
  const sold = product && soldVariant(product, variantId ?? undefined)
  return sold && sizedName(nameIn(product.product, language), sizeOf(sold, language))
}
