import { model } from "@medusajs/framework/utils"

export const OrderWithdrawal = model
  .define("order_withdrawal", {
    id: model.id({ prefix: "ordwd" }).primaryKey(),
    order_id: model.text(),
    /** [{id, name, quantity}] of the lines. Earlier withdrawals of the order are not included. */
    items: model.json(),
    message: model.text().nullable(),
    /** False if it was declared only with order number and e-mail address, which other people may know. */
    confirmed: model.boolean().default(true),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
