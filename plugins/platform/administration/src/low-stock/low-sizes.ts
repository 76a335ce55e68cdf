import { sizedName, type Language } from "@bon-perroquet/contract"
import { nameIn, readLowStockThresholds, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export interface LowSize {
  product_id: string
  variant_id: string
  name: string
  stock: number
}

export async function lowSizes(container: MedusaContainer, language: Language): Promise<LowSize[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ products }, thresholdOf] = await Promise.all([
    shopSnapshot(container),
    readLowStockThresholds(knex),
  ])
  return [...products.values()]
    .filter(({ id, least_stock }) => least_stock <= thresholdOf(id))
    .flatMap(({ product }) =>
      product.variants
        .filter(({ stock }) => stock <= thresholdOf(product.id))
        .map((variant) => ({
          product_id: product.id,
          variant_id: variant.id,
          name: sizedName(
            nameIn(product, language),
            product.variants.length > 1 ? variant[`label_${language}`] : null,
          ),
          stock: variant.stock,
        })),
    )
    .sort((a, b) => a.stock - b.stock)
}
