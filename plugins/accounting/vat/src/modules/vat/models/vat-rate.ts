import { model } from "@medusajs/framework/utils"

/** A class's rate in a country from a moment on. Rows never change. */
export const VatRate = model
  .define("vat_rate", {
    id: model.id({ prefix: "vatr" }).primaryKey(),
    vat_class: model.number(),
    country_code: model.text(),
    /** In percent, an exact decimal (5.5). */
    rate: model.bigNumber(),
    valid_from: model.dateTime(),
  })
  .indexes([{ on: ["vat_class", "country_code", "valid_from"], unique: true }])
  .checks([
    { name: "vat_rate_known_class", expression: (columns) => `${columns.vat_class} BETWEEN 1 AND 100` },
    { name: "vat_rate_percent", expression: (columns) => `${columns.rate} >= 0 AND ${columns.rate} <= 100` },
  ])
