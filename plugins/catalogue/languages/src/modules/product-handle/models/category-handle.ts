import { model } from "@medusajs/framework/utils"

/** Current and former handles of categories, as `ProductHandle`. A former handle may be the id of a merged category. */
export const CategoryHandle = model
  .define("category_handle", {
    id: model.id({ prefix: "chdl" }).primaryKey(),
    category_id: model.text().index(),
    language: model.text(),
    handle: model.text(),
    is_current: model.boolean().default(true),
  })
  .indexes([{ on: ["language", "handle"], unique: true }])
