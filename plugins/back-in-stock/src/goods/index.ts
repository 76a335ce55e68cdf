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

/** A size that somebody waits for, as the shop sells it. */
export interface WantedSize {
  product: CatalogueProduct
  variant: ProductVariant
  /** With the size where there are several. */
  nameIn: (language: Language) => string
  /** Which of several; null where there is one. */
  sizeIn: (language: Language) => string | null
}

/** A language of a row, or the shop's first where that is switched off by now. */
export const spokenNow = (language: string): Language =>
  LANGUAGES.find((each) => each === language) ?? DEFAULT_LANGUAGE

/** By a product's id or handle, and a size's id; the first size where none is named. Undefined where it is not for sale. */
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
