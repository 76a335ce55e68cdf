import { model } from "@medusajs/framework/utils"

/** A separate order that replaces goods free of charge. */
export const OrderReplacement = model
  .define("order_replacement", {
    id: model.id({ prefix: "ordrp" }).primaryKey(),
    order_id: model.text(),
    order_number: model.text(),
    replacement_id: model.text(),
    replacement_number: model.text(),
    /** Replaced lines of the original order, with quantities. */
    items: model.json(),
    cause: model.text(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }, { on: ["replacement_id"], unique: true }])
