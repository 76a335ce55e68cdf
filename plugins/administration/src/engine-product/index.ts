import { toEuro } from "@bon-perroquet/contract/money"
import { ProductStatus } from "@medusajs/framework/utils"
import type { ProductDefaults } from "../products/store-defaults"

/** A size of a new product. */
export interface NewVariant {
  /** What it is called: what its price buys. */
  title: string
  sku: string
  price_cents: number
  /** Of its own; a product in one size has the product's. */
  weight: number | null
  /** The number of its bar code, and a picture of its own, where it has them. */
  ean?: string | undefined
  image?: string | undefined
}

/** A product with the sizes in which it is sold, one at least. */
export interface NewProduct {
  handle: string
  /** French: the engine's own texts. */
  name: string
  description: string
  category_id: string | null
  /** What the price of its first size buys. */
  unit_label: string
  weight: number | null
  variants: readonly NewVariant[]
  images: readonly string[]
}

/** The engine wants an option and one value of it for every variant: what the price buys. */
const OPTION = "Conditionnement"

/** What the engine's own workflow makes a product of. */
export function engineProduct(product: NewProduct, defaults: ProductDefaults, status: ProductStatus) {
  const images = product.images.map((url) => ({ url }))
  return {
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
    options: [{ title: OPTION, values: product.variants.map(({ title }) => title) }],
    variants: product.variants.map(({ title, sku, price_cents, weight, ean, image }, variant_rank) => ({
      ...{ title, sku, variant_rank, manage_inventory: true, ean, thumbnail: image },
      weight: weight ?? undefined,
      options: { [OPTION]: title },
      prices: [{ currency_code: "eur", amount: toEuro(price_cents) }],
    })),
  }
}
