import { model } from "@medusajs/framework/utils"

/** Somebody wants to be told when a size that is sold out is back. Deleted when they were told. */
export const BackInStockRequest = model
  .define("back_in_stock_request", {
    id: model.id({ prefix: "bis" }).primaryKey(),
    product_id: model.text(),
    variant_id: model.text(),
    /** Lower case. */
    email: model.text(),
    /** Of the mails. */
    language: model.text(),
    /** null until the link of the mail that asks was followed. */
    confirmed_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_back_in_stock_request_once", on: ["variant_id", "email"], unique: true },
    { name: "IDX_back_in_stock_request_turn", on: ["variant_id", "confirmed_at"] },
  ])
