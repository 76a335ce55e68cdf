import { model } from "@medusajs/framework/utils"

/** An address of a former shop, with the page that replaces it. */
export const Redirect = model.define("redirect", {
  id: model.id({ prefix: "redir" }).primaryKey(),
  source: model.text().unique(),
  is_pattern: model.boolean().default(false),
  /** Null if the page is a product's, whose address can change. */
  target: model.text().nullable(),
  product_id: model.text().nullable(),
  language: model.text().nullable(),
  by: model.text(),
  /** Import that added the pattern. Its undo deletes it. */
  import_id: model.text().nullable(),
})
