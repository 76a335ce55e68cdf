import { model } from "@medusajs/framework/utils"

/** The VAT class of a product. A product without a row has the standard rate. */
export const ProductVatClass = model
  .define("product_vat_class", {
    id: model.id({ prefix: "pvat" }).primaryKey(),
    product_id: model.text().unique(),
    vat_class: model.number(),
  })
  .checks([
    { name: "product_vat_class_known", expression: (columns) => `${columns.vat_class} BETWEEN 1 AND 100` },
  ])
