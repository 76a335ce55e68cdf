import { cheapestOf, type Language, type Product, type ProductVariant } from "@bon-perroquet/contract"

export const hasSizes = ({ variants }: Pick<Product, "variants">): boolean => variants.length > 1

export const sizeName = (variant: ProductVariant, language: Language): string => variant[`label_${language}`]

export function inSize(product: Product, variant: ProductVariant): Product {
  const { sku, price, unit_label, weight, price_per_kg, price_per_litre, stock, image } = variant
  const { regular_price, lowest_price_30_days, tiers } = variant
  return {
    ...product,
    ...{ sku, price, unit_label, weight, price_per_kg, price_per_litre, stock },
    ...{ regular_price, lowest_price_30_days, tiers },
    is_out_of_stock: stock <= 0,
    images: image && !product.images.includes(image) ? [image, ...product.images] : product.images,
    variants: [variant],
  }
}

export const cheapestSize = (product: Product): Product =>
  inSize(product, cheapestOf(product.variants) ?? never())

const never = (): never => {
  throw new Error("A product has no size.")
}
