import { model } from "@medusajs/framework/utils"

export const OrderWithdrawal = model
  .define("order_withdrawal", {
    id: model.id({ prefix: "ordwd" }).primaryKey(),
    order_id: model.text(),
    /** Added to earlier ones: [{id, name, quantity}]. */
    items: model.json(),
    message: model.text().nullable(),
    /** False if declared only by number and e-mail address, which others may know. */
    confirmed: model.boolean().default(true),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
