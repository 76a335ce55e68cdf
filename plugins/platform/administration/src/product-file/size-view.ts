import { inLanguages, type AdminProduct, type AdminVariant } from "@bon-perroquet/contract"
import { flatCustomFields } from "./custom"

/** Returns whether a product has several sizes. Only then do sizes have names. */
export const hasSizes = ({ variants }: Pick<AdminProduct, "variants">): boolean => variants.length > 1

export type SizeView = ReturnType<typeof sizeView>

/** A product with the addresses of a former shop that redirect to it. */
export type FiledProduct = AdminProduct & { old_addresses?: readonly string[] }

export function sizeView(product: FiledProduct, variant: AdminVariant) {
  const { sku, price, stock, held, unit_label, weight, ean, image } = variant
  return {
    ...product,
    ...flatCustomFields(product),
    ...flatCustomFields(variant),
    ...{ sku, price, stock, held, unit_label, weight, ean, size_image: image ?? "" },
    ...inLanguages("size", (language) => (hasSizes(product) ? variant[`label_${language}`] : "")),
  }
}
