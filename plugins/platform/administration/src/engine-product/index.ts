import { toEuro } from "@bon-perroquet/contract/money"
import { ProductStatus } from "@medusajs/framework/utils"
import type { ProductDefaults } from "../products/store-defaults"

export interface NewVariant {
  title: string
  sku: string
  price_cents: number
  /** Null for a product with one size, because the product itself has the weight. */
  weight: number | null
  ean?: string | undefined
  image?: string | undefined
  metadata?: Record<string, unknown> | undefined
}

export interface NewProduct {
  /** Undefined if the engine chooses it. */
  id?: string | undefined
  handle: string
  name: string
  description: string
  category_id: string | null
  unit_label: string
  weight: number | null
  variants: readonly NewVariant[]
  images: readonly string[]
  metadata?: Record<string, unknown>
}

/** Title of the option that Medusa requires. Its values are the names of the sizes. */
const OPTION = "Conditionnement"

export function engineProduct(product: NewProduct, defaults: ProductDefaults, status: ProductStatus) {
  const images = product.images.map((url) => ({ url }))
  return {
    ...(product.id !== undefined && { id: product.id }),
    handle: product.handle,
    title: product.name,
    description: product.description,
    status,
    shipping_profile_id: defaults.shipping_profile_id,
    sales_channels: [{ id: defaults.sales_channel_id }],
    category_ids: product.category_id ? [product.category_id] : [],
    weight: product.weight ?? undefined,
    images,
    thumbnail: images[0]?.url,
    ...(product.metadata && { metadata: product.metadata }),
    options: [{ title: OPTION, values: product.variants.map(({ title }) => title) }],
    variants: product.variants.map(
      ({ title, sku, price_cents, weight, ean, image, metadata }, variant_rank) => ({
        ...{ title, sku, variant_rank, manage_inventory: true, ean, thumbnail: image },
        weight: weight ?? undefined,
        ...(metadata && { metadata }),
        options: { [OPTION]: title },
        prices: [{ currency_code: "eur", amount: toEuro(price_cents) }],
      }),
    ),
  }
}
