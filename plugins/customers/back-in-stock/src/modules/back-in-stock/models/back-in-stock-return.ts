import { model } from "@medusajs/framework/utils"

/** A size whose alerts are being sent. Deleted afterwards, or when sold out again. */
export const BackInStockReturn = model.define("back_in_stock_return", {
  variant_id: model.text().primaryKey(),
  began_at: model.dateTime(),
  next_at: model.dateTime(),
  /** Null between turns. */
  left_in_turn: model.number().nullable(),
})
