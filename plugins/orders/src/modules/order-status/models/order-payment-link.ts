import { model } from "@medusajs/framework/utils"

/** A link to pay an order by that its customer was sent. */
export const OrderPaymentLink = model
  .define("order_payment_link", {
    id: model.id({ prefix: "ordpl" }).primaryKey(),
    order_id: model.text(),
    /** Where it went. */
    email: model.text(),
    /** What was to be paid then, VAT included. */
    amount_cents: model.number(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
