import { model } from "@medusajs/framework/utils"

export const RecordedPrice = model
  .define("recorded_price", {
    id: model.id({ prefix: "recprice" }).primaryKey(),
    variant_id: model.text(),
    /** VAT included. */
    price_cents: model.number(),
    /** Whether a price list of type "sale" lowered the price. */
    is_reduced: model.boolean(),
    since: model.dateTime(),
  })
  .indexes([{ name: "IDX_recorded_price_variant", on: ["variant_id", "since"] }])
