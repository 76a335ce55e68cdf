import { model } from "@medusajs/framework/utils"

export const ProductInformation = model.define("product_information", {
  product_id: model.text().primaryKey(),
  /** JSON in the format of the contract's `productInformationSchema`. */
  told: model.json(),
  allergens: model.json().nullable(),
  traces: model.json().nullable(),
  is_complete: model.boolean().default(false),
})
