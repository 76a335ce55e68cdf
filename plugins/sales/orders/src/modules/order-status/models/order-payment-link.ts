import { model } from "@medusajs/framework/utils"

export const OrderPaymentLink = model
  .define("order_payment_link", {
    id: model.id({ prefix: "ordpl" }).primaryKey(),
    order_id: model.text(),
    email: model.text(),
    /** Amount due when the link was sent, VAT included. */
    amount_cents: model.number(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
