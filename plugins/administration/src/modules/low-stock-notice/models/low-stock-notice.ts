import { model } from "@medusajs/framework/utils"

/** That the merchant is told of a size of which few are left. */
export const LowStockNotice = model
  .define("low_stock_notice", {
    id: model.id({ prefix: "lownote" }).primaryKey(),
    variant_id: model.text(),
    /** The day whose message tells of it, 2026-11-23 in Belgium. */
    day: model.text(),
    /** Whether the message of that day is written. */
    mailed: model.boolean().default(false),
    /** Whether there are enough again since: when few are left once more, it is told once more. */
    over: model.boolean().default(false),
  })
  .indexes([{ name: "IDX_low_stock_notice_day", on: ["day"] }])
