import { model } from "@medusajs/framework/utils"

/** A product that a customer marked, to find it again. */
export const Favourite = model
  .define("favourite", {
    id: model.id({ prefix: "fav" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    /** The latest stands first. */
    marked_at: model.dateTime(),
  })
  .indexes([{ name: "IDX_favourite_once", on: ["customer_id", "product_id"], unique: true }])
