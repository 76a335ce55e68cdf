import { ProductStatus } from "@medusajs/framework/utils"
import type { Places } from "../goods/places"

/** One product with one variant, as this shop sells all of its goods. */
export interface NewProduct {
  handle: string
  sku: string
  /** French: the engine's own texts. */
  name: string
  description: string
  category_id: string | null
  price_cents: number
  unit_label: string
  weight: number | null
  images: readonly string[]
}

/** The engine wants an option and one value of it for every variant: what the price buys. */
const OPTION = "Conditionnement"

/** What the engine's own workflow makes a product of. */
export function engineProduct(product: NewProduct, places: Places, status: ProductStatus) {
  const images = product.images.map((url) => ({ url }))
  return {
    handle: product.handle,
    title: product.name,
    description: product.description,
    status,
    shipping_profile_id: places.shipping_profile_id,
    sales_channels: [{ id: places.sales_channel_id }],
    category_ids: product.category_id ? [product.category_id] : [],
    weight: product.weight ?? undefined,
    images,
    thumbnail: images[0]?.url,
    options: [{ title: OPTION, values: [product.unit_label] }],
    variants: [
      {
        title: product.unit_label,
        sku: product.sku,
        manage_inventory: true,
        options: { [OPTION]: product.unit_label },
        prices: [{ currency_code: "eur", amount: product.price_cents / 100 }],
      },
    ],
  }
}
