import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  sizedName,
  type Language,
  type ProductVariant,
} from "@bon-perroquet/contract"
import {
  nameIn,
  shopSnapshot,
  sizeOf,
  soldVariant,
  type CatalogueProduct,
} from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"

export interface RequestedSize {
  product: CatalogueProduct
  variant: ProductVariant
  /** Product name, with the size if there are several. */
  nameIn: (language: Language) => string
  /** null for a product in one size. */
  sizeIn: (language: Language) => string | null
}

/** Returns the language, or the default one if the language was disabled since. */
export const spokenNow = (language: string): Language =>
  LANGUAGES.find((each) => each === language) ?? DEFAULT_LANGUAGE

/** Finds a size by product id or handle and variant id, by default the first. Undefined if not for sale. */
export async function requestedSize(
  container: MedusaContainer,
  reference: string,
  language: Language,
  variantId?: string,
): Promise<RequestedSize | undefined> {
  const product = (await shopSnapshot(container)).product(reference, language)
  const sold = product && soldVariant(product, variantId)
  if (!sold) return undefined
  const sizeIn = (language: Language) => sizeOf(sold, language)
  return {
    product,
    variant: sold.variant,
    sizeIn,
    nameIn: (language) => sizedName(nameIn(product.product, language), sizeIn(language)),
  }
}
