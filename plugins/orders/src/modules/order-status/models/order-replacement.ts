import { model } from "@medusajs/framework/utils"

/** Goods of an order that were sent again at no charge, as an order of their own. */
export const OrderReplacement = model
  .define("order_replacement", {
    id: model.id({ prefix: "ordrp" }).primaryKey(),
    /** The order whose goods are replaced, and the one that replaces them. */
    order_id: model.text(),
    order_number: model.text(),
    replacement_id: model.text(),
    replacement_number: model.text(),
    /** Lines of the first, with how many of each. */
    items: model.json(),
    /** What it is for, in the words of the plugin that asked for it. */
    cause: model.text(),
    by_email: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["order_id", "at"] }, { on: ["replacement_id"], unique: true }])
