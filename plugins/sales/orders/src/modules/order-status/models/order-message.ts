import { model } from "@medusajs/framework/utils"

/** A message that an administrator wrote to an order's customer, or sent again. */
export const OrderMessage = model
  .define("order_message", {
    id: model.id({ prefix: "ordms" }).primaryKey(),
    order_id: model.text(),
    kind: model.enum(["written", "again"]),
    email: model.text(),
    subject: model.text(),
    /** Text of a written message. A message that is sent again is stored in the outbox. */
    text: model.text().nullable(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
