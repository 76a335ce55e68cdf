import { model } from "@medusajs/framework/utils"

/** Browser sessions of one account share a cart. */
export const SessionCart = model.define("session_cart", {
  id: model.id({ prefix: "scart" }).primaryKey(),
  session_id: model.text().unique(),
  cart_id: model.text().index("IDX_session_cart_cart_id"),
})
