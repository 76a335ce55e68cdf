import { model } from "@medusajs/framework/utils"

/** The request is deleted after the alert. */
export const BackInStockRequest = model
  .define("back_in_stock_request", {
    id: model.id({ prefix: "bis" }).primaryKey(),
    product_id: model.text(),
    variant_id: model.text(),
    email: model.text(),
    language: model.text(),
    /** Null until the request is confirmed. */
    confirmed_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_back_in_stock_request_once", on: ["variant_id", "email"], unique: true },
    { name: "IDX_back_in_stock_request_turn", on: ["variant_id", "confirmed_at"] },
  ])
