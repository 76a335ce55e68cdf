import { model } from "@medusajs/framework/utils"

/**
 * Current and former handles per language, written by triggers (src/handles). Medusa stores the current French handle.
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
