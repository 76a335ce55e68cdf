import { model } from "@medusajs/framework/utils"

/** A size whose alerts are being sent. The row is deleted afterwards, or when the size is sold out again. */
export const BackInStockReturn = model.define("back_in_stock_return", {
  variant_id: model.text().primaryKey(),
  began_at: model.dateTime(),
  next_at: model.dateTime(),
  /** Number of alerts left in this turn, or null between turns. */
  left_in_turn: model.number().nullable(),
})
