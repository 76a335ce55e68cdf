import type { Language } from "@bon-perroquet/contract"
import {
  shopSnapshot,
  soldVariant,
  type CatalogueProduct,
  type SoldVariant,
} from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"

const SEPARATOR = "."

/** Id of a size for assistants. It names the product, because the catalogue finds products and not sizes by id. */
export const variantReference = (product_id: string, variant_id: string): string =>
  `${product_id}${SEPARATOR}${variant_id}`

export interface Referenced {
  product: CatalogueProduct
  sold: SoldVariant
  /** Whether the reference names the size. Otherwise it is the product's first size. */
  isExact: boolean
}

/** Finds a size by its reference, or the first size by the id or handle of its product. */
export async function findReferenced(
  container: MedusaContainer,
  reference: string,
  language: Language,
): Promise<Referenced | undefined> {
  const [of = "", variantId] = reference.split(SEPARATOR)
  const product = (await shopSnapshot(container)).product(of, language)
  const sold = product && soldVariant(product, variantId)
  return product && sold && { product, sold, isExact: variantId !== undefined }
}
