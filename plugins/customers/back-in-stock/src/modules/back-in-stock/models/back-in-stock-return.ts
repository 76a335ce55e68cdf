import { model } from "@medusajs/framework/utils"

/**
 * A size that is in stock again and whose alerts are being sent. Deleted when all were sent, or when it is sold out
 * again.
 */
export const BackInStockReturn = model.define("back_in_stock_return", {
  variant_id: model.text().primaryKey(),
  began_at: model.dateTime(),
  /** Start of the next turn. */
  next_at: model.dateTime(),
  /** People that remain in the current turn. Null between two turns. */
  left_in_turn: model.number().nullable(),
})
