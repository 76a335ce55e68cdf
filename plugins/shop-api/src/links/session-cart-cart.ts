import { defineLink } from "@medusajs/framework/utils"
import CartModule from "@medusajs/medusa/cart"
import SessionCartModule from "../modules/session-cart"

/** Read through the cart id that the row has; no table of its own, so that a first click writes one row less. */
export default defineLink(
  { linkable: SessionCartModule.linkable.sessionCart.id, field: "cart_id" },
  CartModule.linkable.cart,
  { readOnly: true },
)
