import { model } from "@medusajs/framework/utils"

/** One line of a file and what became of it: what is still pending is taken up again after a crash. */
export const ProductImportLine = model.define("product_import_line", {
  id: model.id({ prefix: "impline" }).primaryKey(),
  import_id: model.text(),
  /** In the file, the heading being line 1. */
  line: model.number(),
  /** In a ZIP of pictures: its name, and as which of the product's pictures it comes. */
  file: model.text().nullable(),
  position: model.number().nullable(),
  sku: model.text(),
  product_id: model.text().nullable(),
  /** The product's French name. */
  name: model.text().default(""),
  /** Whether it makes a new product. */
  is_new: model.boolean().default(false),
  price_cents: model.number().nullable(),
  stock: model.number().nullable(),
  /** Fields that change, price and stock included, and how they were. */
  before: model.json().nullable(),
  after: model.json().nullable(),
  /** Whether it changes something. */
  changes: model.boolean().default(false),
  /** Why it can't be carried out. */
  code: model.text().nullable(),
  /** What that is about: a column, a handle, a SKU. */
  about: model.text().nullable(),
  pending: model.boolean().default(false),
})
