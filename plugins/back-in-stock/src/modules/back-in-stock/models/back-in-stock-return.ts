import { model } from "@medusajs/framework/utils"

/** A size is back, and those who wait for it are being told, some at a time. Deleted when all were, or it is sold out again. */
export const BackInStockReturn = model.define("back_in_stock_return", {
  variant_id: model.text().primaryKey(),
  began_at: model.dateTime(),
  /** When the next of them have their turn. */
  next_at: model.dateTime(),
  /** How many have their turn now and are still to be told; null between two turns. */
  left_in_turn: model.number().nullable(),
})
