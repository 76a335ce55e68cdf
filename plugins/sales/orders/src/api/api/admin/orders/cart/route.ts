import { cartSchema, phoneCartSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { readTradeAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { assignPhoneCart, cartView } from "@bon-perroquet/shop-api/carts"

export const PUT = route(
  {
    summary: "Assign the cart of a telephone order",
    description:
      "The cart then has the trade prices of this account. It stays separate from the cart of the customer's own " +
      "devices. `customer_id` is null for a guest.",
    access: "administrator",
    body: phoneCartSchema,
    answer: cartSchema,
    refusals: { 400: ["cart_empty"], 404: ["customer_not_found"], 409: ["cart_frozen"] },
    example: {
      cart_session_id: "1732190400000-3f9c2e7ab1d84c60",
      customer_id: "cus_01JX2V0000000000000000000A",
    },
  },
  async ({ body: { cart_session_id, customer_id }, knex, container, language }) => {
    if (customer_id !== null && !(await readTradeAccount(knex, customer_id)))
      throw refuse("customer_not_found", 404)
    await assignPhoneCart(container, cart_session_id, customer_id)
    return cartView(container, cart_session_id, language)
  },
)
