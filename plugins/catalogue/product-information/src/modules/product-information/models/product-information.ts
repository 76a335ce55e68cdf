import { model } from "@medusajs/framework/utils"

/** Information of a product. Products without information have no row. */
export const ProductInformation = model.define("product_information", {
  product_id: model.text().primaryKey(),
  /** In the format of the contract's `productInformationSchema`. */
  told: model.json(),
  /** Copy for the catalogue's search. */
  allergens: model.json().nullable(),
  traces: model.json().nullable(),
  /** True if all required fields are present. */
  is_complete: model.boolean().default(false),
})
