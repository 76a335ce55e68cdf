import { type AdminProduct, type AdminVariant, type Language, sizedName } from "@bon-perroquet/contract"
import { localised } from "../../../i18n/localised"

export type SizeFieldProps = { product: AdminProduct; variant: AdminVariant }

/** Returns the size's id, or undefined if the product has only one size. */
export const sizeToName = ({ variants }: AdminProduct, variant: AdminVariant): string | undefined =>
  variants.length > 1 ? variant.id : undefined

/** Returns the product's name, with the size if there are several. */
export const sizeTitle = (product: AdminProduct, variant: AdminVariant, language: Language): string =>
  sizedName(
    localised(product, "name", language),
    product.variants.length > 1 ? localised(variant, "label", language) : null,
  )
