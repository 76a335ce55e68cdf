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

/** A size with back-in-stock requests. */
export interface WantedSize {
  product: CatalogueProduct
  variant: ProductVariant
  /** Includes the size if there are several. */
  nameIn: (language: Language) => string
  /** Name of the size, or null if the product has one. */
  sizeIn: (language: Language) => string | null
}

/** Returns the language of a row, or the default one if it was disabled. */
export const spokenNow = (language: string): Language =>
  LANGUAGES.find((each) => each === language) ?? DEFAULT_LANGUAGE

/**
 * Finds a size by product id or handle and variant id, by default the first size. Returns undefined if it is not for
 * sale.
 */
export async function wantedSize(
  container: MedusaContainer,
  reference: string,
  language: Language,
  variantId?: string,
): Promise<WantedSize | undefined> {
  const product = (await shopSnapshot(container)).product(reference, language)
  const sold = product && soldVariant(product, variantId)
  if (!sold) return undefined
  const sizeIn = (spoken: Language) => sizeOf(sold, spoken)
  return {
    product,
    variant: sold.variant,
    sizeIn,
    nameIn: (spoken) => sizedName(nameIn(product.product, spoken), sizeIn(spoken)),
  }
}
