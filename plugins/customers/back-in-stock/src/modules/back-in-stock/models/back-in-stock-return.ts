import { model } from "@medusajs/framework/utils"

/** A size whose alerts are being sent. The row is deleted afterwards, or when the size is sold out again. */
export const BackInStockReturn = model.define("back_in_stock_return", {
  variant_id: model.text().primaryKey(),
  began_at: model.dateTime(),
  next_at: model.dateTime(),
  /** Alerts left in this batch, which notifies as many people as there are units in stock. null between batches. */
  left_in_turn: model.number().nullable(),
})
