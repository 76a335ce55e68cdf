import { type AdminProduct, type AdminVariant, type Language, sizedName } from "@bon-perroquet/contract"
import { localised } from "../../../i18n/localised"

/** A field of the list that is about one size of a product. */
export type SizeFieldProps = { product: AdminProduct; variant: AdminVariant }

/** Which size a change is about; undefined for a product in one size, which is changed itself. */
export const sizeToName = ({ variants }: AdminProduct, variant: AdminVariant): string | undefined =>
  variants.length > 1 ? variant.id : undefined

/** What a size is called beside others: the product's name, with its own where there are several. */
export const sizeTitle = (product: AdminProduct, variant: AdminVariant, language: Language): string =>
  sizedName(
    localised(product, "name", language),
    product.variants.length > 1 ? localised(variant, "label", language) : null,
  )
