import { model } from "@medusajs/framework/utils"

export const OrderWithdrawal = model
  .define("order_withdrawal", {
    id: model.id({ prefix: "ordwd" }).primaryKey(),
    order_id: model.text(),
    /** [{id, name, quantity}], in addition to earlier withdrawals. */
    items: model.json(),
    message: model.text().nullable(),
    /** False if declared only by number and e-mail address, which others may know. */
    confirmed: model.boolean().default(true),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
