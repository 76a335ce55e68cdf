import { model } from "@medusajs/framework/utils"

/** Free of charge, as a separate order. */
export const OrderReplacement = model
  .define("order_replacement", {
    id: model.id({ prefix: "ordrp" }).primaryKey(),
    order_id: model.text(),
    order_number: model.text(),
    replacement_id: model.text(),
    replacement_number: model.text(),
    /** Lines of the first order with quantities. */
    items: model.json(),
    cause: model.text(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }, { on: ["replacement_id"], unique: true }])
