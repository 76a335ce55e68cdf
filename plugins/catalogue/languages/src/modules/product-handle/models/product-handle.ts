import { model } from "@medusajs/framework/utils"

/**
 * Current and former handles per language, written by triggers (src/handles). The current French handle is
 * the engine's.
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
