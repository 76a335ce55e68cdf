import { model } from "@medusajs/framework/utils"

/** A customer's declaration to withdraw from a purchase, as it was made. */
export const OrderWithdrawal = model
  .define("order_withdrawal", {
    id: model.id({ prefix: "ordwd" }).primaryKey(),
    order_id: model.text(),
    /** The lines and how many of each this declaration adds to those before: [{id, name, quantity}]. */
    items: model.json(),
    message: model.text().nullable(),
    /** False while it came by number and e-mail address alone, which others may know. */
    confirmed: model.boolean().default(true),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }])
