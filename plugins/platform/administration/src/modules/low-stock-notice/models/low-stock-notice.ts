import { model } from "@medusajs/framework/utils"

export const LowStockNotice = model
  .define("low_stock_notice", {
    id: model.id({ prefix: "lownote" }).primaryKey(),
    variant_id: model.text(),
    /** Calendar day in Belgian time, for example 2026-11-23. */
    day: model.text(),
    mailed: model.boolean().default(false),
    /** Whether the size is restocked. The next shortage creates a new notice. */
    over: model.boolean().default(false),
  })
  .indexes([{ name: "IDX_low_stock_notice_day", on: ["day"] }])
