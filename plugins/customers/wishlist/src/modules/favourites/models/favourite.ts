import { model } from "@medusajs/framework/utils"

export const Favourite = model
  .define("favourite", {
    id: model.id({ prefix: "fav" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    /** Favourites are sorted by this time, latest first. */
    marked_at: model.dateTime(),
  })
  .indexes([{ name: "IDX_favourite_once", on: ["customer_id", "product_id"], unique: true }])
