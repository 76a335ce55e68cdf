import { model } from "@medusajs/framework/utils"

export const RecordedPrice = model
  .define("recorded_price", {
    id: model.id({ prefix: "recprice" }).primaryKey(),
    variant_id: model.text(),
    /** With VAT. */
    price_cents: model.number(),
    /** True for a price list of type "sale" with a lower price. */
    is_reduced: model.boolean(),
    since: model.dateTime(),
  })
  .indexes([{ name: "IDX_recorded_price_variant", on: ["variant_id", "since"] }])
