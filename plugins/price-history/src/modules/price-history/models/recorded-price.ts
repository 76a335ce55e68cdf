import { model } from "@medusajs/framework/utils"

/** What one piece of a variant cost from a moment on, until its next row. */
export const RecordedPrice = model
  .define("recorded_price", {
    id: model.id({ prefix: "recprice" }).primaryKey(),
    variant_id: model.text(),
    /** VAT included. */
    price_cents: model.number(),
    /** Whether it was lower than the price beside it: a price list's of type "sale". */
    is_reduced: model.boolean(),
    since: model.dateTime(),
  })
  .indexes([{ name: "IDX_recorded_price_variant", on: ["variant_id", "since"] }])
