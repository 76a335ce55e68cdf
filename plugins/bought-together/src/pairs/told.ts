import type { BoughtWith, Language } from "@bon-perroquet/contract"
import { nameIn, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { pairsOf } from "./read"

/** Returns the pairs of a product for administrators, including sold-out products. */
export async function boughtWithProduct(
  container: MedusaContainer,
  productId: string,
  language: Language,
): Promise<BoughtWith> {
  const { products } = await shopSnapshot(container)
  const pairs = await pairsOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), productId)
  return pairs.flatMap(({ other_id, buyers }) => {
    const other = products.get(other_id)
    if (!other) return []
    const stock = other.product.variants.reduce((sum, variant) => sum + variant.stock, 0)
    return [{ product_id: other_id, name: nameIn(other.product, language), buyers, stock }]
  })
}
