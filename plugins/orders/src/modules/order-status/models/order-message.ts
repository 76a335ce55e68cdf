import { model } from "@medusajs/framework/utils"

/** What an administrator wrote to an order's customer, or had sent again. */
export const OrderMessage = model
  .define("order_message", {
    id: model.id({ prefix: "ordms" }).primaryKey(),
    order_id: model.text(),
    kind: model.enum(["written", "again"]),
    /** Where it went. */
    email: model.text(),
    subject: model.text(),
    /** Of what was written; what is sent again stands in the outbox. */
    text: model.text().nullable(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
