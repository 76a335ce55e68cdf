import type { Author } from "@bon-perroquet/api-kit/changes"
import {
  DEFAULT_VAT_CLASS,
  inLanguages,
  MAX_PRODUCT_NAME,
  VAT_CLASSES,
  type AdminProduct,
  type AdminVariant,
} from "@bon-perroquet/contract"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createProduct } from "./create"
import { productRow } from "./list"
import type { SizeInput } from "./sizes"
import { adminProduct } from "./view"

const SUFFIX = " (2)"

const nameOfCopy = (name: string): string => name && name.slice(0, MAX_PRODUCT_NAME - SUFFIX.length) + SUFFIX

/**
 * Creates an inactive copy with new SKUs and handles, without stock and bar codes.
 * @throws 404 for an unknown product
 */
export async function duplicateProduct(
  container: MedusaContainer,
  author: Author,
  id: string,
): Promise<AdminProduct> {
  const row = await productRow(container, id)
  const product = adminProduct(row)
  const { category_id, price, unit_label, images, perishable, low_stock_threshold, birds } = product
  const { custom_fields } = product
  const pictureOf = new Map(
    row.variants.map(({ variant_id, variant_thumbnail }) => [variant_id, variant_thumbnail]),
  )
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const information = (await informationKeeper()?.read(knex, [id]))?.get(id)
  return createProduct(container, author, {
    ...inLanguages("name", (language) => nameOfCopy(product[`name_${language}`])),
    ...inLanguages("description", (language) => product[`description_${language}`]),
    ...{ category_id, price, unit_label, images, perishable, low_stock_threshold, birds, custom_fields },
    vat_rate: VAT_CLASSES.find((each) => each === product.vat_rate) ?? DEFAULT_VAT_CLASS,
    weight: product.weight,
    variant_custom_fields: product.variants[0]?.custom_fields,
    stock: 0,
    ...{ active: false, information },
    variants:
      product.variants.length > 1
        ? product.variants.map((variant) => sizeFrom(variant, pictureOf.get(variant.id)))
        : undefined,
  })
}

const sizeFrom = (variant: AdminVariant, image: string | null | undefined): SizeInput => ({
  ...inLanguages("label", (language) => variant[`label_${language}`]),
  ...{ price: variant.price, weight: variant.weight, stock: 0, custom_fields: variant.custom_fields },
  ...(image && { image }),
})
