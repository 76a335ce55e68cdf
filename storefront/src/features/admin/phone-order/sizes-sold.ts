import { sizedName, type Language, type Product } from "@bon-perroquet/contract"
import { localised } from "../../../i18n/localised"

export const sizesSold = (products: readonly Product[], language: Language) =>
  products.flatMap((product) =>
    product.variants.map((size) => ({
      item: { product_id: product.id, variant_id: size.id },
      name: sizedName(
        localised(product, "name", language),
        product.variants.length > 1 ? localised(size, "label", language) : null,
      ),
      ...{ sku: size.sku, price: size.price, stock: size.stock },
    })),
  )
