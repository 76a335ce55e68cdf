import { model } from "@medusajs/framework/utils"

/** What is told of a product before it is bought; none of which nothing is told. */
export const ProductInformation = model.define("product_information", {
  product_id: model.text().primaryKey(),
  /** All of it, in the words of the contract's `productInformationSchema`. */
  told: model.json(),
  /** Of it, what the catalogue is searched by. */
  allergens: model.json().nullable(),
  traces: model.json().nullable(),
  /** Whether nothing is missing that the kind of product demands. */
  is_complete: model.boolean().default(false),
})
