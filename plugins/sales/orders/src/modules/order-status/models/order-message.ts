import { model } from "@medusajs/framework/utils"

export const OrderMessage = model
  .define("order_message", {
    id: model.id({ prefix: "ordms" }).primaryKey(),
    order_id: model.text(),
    kind: model.enum(["written", "again"]),
    email: model.text(),
    subject: model.text(),
    /** Null for an e-mail that was sent again. Its text is in the outbox. */
    text: model.text().nullable(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
