import { model } from "@medusajs/framework/utils"

/** A line of an imported file. Pending lines are imported after a crash. */
export const ProductImportLine = model.define("product_import_line", {
  id: model.id({ prefix: "impline" }).primaryKey(),
  import_id: model.text(),
  /** Line number. The heading is line 1. */
  line: model.number(),
  /** File in a ZIP, with its position among the product's pictures. */
  file: model.text().nullable(),
  position: model.number().nullable(),
  sku: model.text(),
  product_id: model.text().nullable(),
  name: model.text().default(""),
  is_new: model.boolean().default(false),
  price_cents: model.number().nullable(),
  stock: model.number().nullable(),
  /** Old values of the changed fields, with price and stock. */
  before: model.json().nullable(),
  after: model.json().nullable(),
  changes: model.boolean().default(false),
  code: model.text().nullable(),
  about: model.text().nullable(),
  /** Further errors of the line, as {code, about}. */
  also: model.json(),
  pending: model.boolean().default(false),
})
