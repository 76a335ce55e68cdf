import { type AdminProduct, type AdminVariant, type Language, sizedName } from "@bon-perroquet/contract"
import { localised } from "../../../i18n/localised"

/** A field of the list that is about one size of a product. */
export type SizeFieldProps = { product: AdminProduct; variant: AdminVariant }

/** What a change of one size is about; a product in one size is changed itself. */
export const chosenSize = ({ id, variants }: AdminProduct, variant: AdminVariant) => ({
  id,
  variantId: variants.length > 1 ? variant.id : undefined,
})

/** What a size is called beside others: the product's name, with its own where there are several. */
export const sizeTitle = (product: AdminProduct, variant: AdminVariant, language: Language): string =>
  sizedName(
    localised(product, "name", language),
    product.variants.length > 1 ? localised(variant, "label", language) : null,
  )
