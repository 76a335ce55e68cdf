import { model } from "@medusajs/framework/utils"

/**
 * A name by which a product's page is found in a language: the one of today, and those before it, which lead there. The
 * engine's own handle is the French one of today; only those before it are here. Triggers keep them (src/handles).
 */
export const ProductHandle = model
  .define("product_handle", {
    id: model.id({ prefix: "phdl" }).primaryKey(),
    product_id: model.text().index(),
    language: model.text(),
    handle: model.text(),
    is_current: model.boolean().default(true),
  })
  .indexes([{ on: ["language", "handle"], unique: true }])
