import type { ProductVariant } from "@bon-perroquet/contract"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import type { CatalogueProduct, ProductDetails } from "./catalogue-product"
import { nameIn } from "./localised"

export interface SoldVariant {
  variant: ProductVariant
  details: ProductDetails["sizes"][number] | undefined
  /** Whether the product has several sizes, so that a line names its size. */
  isOneOfSeveral: boolean
}

export function soldVariant(match: CatalogueProduct, variantId?: string): SoldVariant | undefined {
  const { product, details } = match
  const index = variantId === undefined ? 0 : product.variants.findIndex(({ id }) => id === variantId)
  const variant = product.variants[index]
  if (!variant) return undefined
  return { variant, details: details.sizes[index], isOneOfSeveral: details.is_of_several }
}

export const sizeOf = (
  { variant, isOneOfSeveral }: SoldVariant,
  language: Language = DEFAULT_LANGUAGE,
): string | null => (isOneOfSeveral ? variant[`label_${language}`] : null)

/** Returns the product's name, with the size if there are several. Undefined if not for sale. */
export function goodsName(
  product: CatalogueProduct | undefined,
  variantId: string | null,
  language: Language,
): string | undefined {
  const sold = product && soldVariant(product, variantId ?? undefined)
  return sold && sizedName(nameIn(product.product, language), sizeOf(sold, language))
}
