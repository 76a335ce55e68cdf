import { model } from "@medusajs/framework/utils"

export const LowStockNotice = model
  .define("low_stock_notice", {
    id: model.id({ prefix: "lownote" }).primaryKey(),
    variant_id: model.text(),
    /** 2026-11-23 in Belgium. */
    day: model.text(),
    mailed: model.boolean().default(false),
    /** Restocked. The next shortage creates a new notice. */
    over: model.boolean().default(false),
  })
  .indexes([{ name: "IDX_low_stock_notice_day", on: ["day"] }])
