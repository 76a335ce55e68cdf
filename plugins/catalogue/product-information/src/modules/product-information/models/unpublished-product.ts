import { model } from "@medusajs/framework/utils"

/**
 * A product that is not for sale. Medusa's hook after an update doesn't receive the previous status, so this table
 * shows which products an update has published.
 */
export const UnpublishedProduct = model.define("unpublished_product", {
  product_id: model.text().primaryKey(),
})
