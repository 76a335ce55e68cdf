import { type Delivery, deliveryQuerySchema, deliverySchema } from "@bon-perroquet/contract"
import { findCartBySession } from "../../../carts"
import { deliveryMethods } from "../../../delivery"
import { route } from "../../../http"

export const GET = route(
  {
    summary: "List the ways of delivery",
    description:
      "To a country, each with what it makes of the cart's total: to one's door first, then to a " +
      "point, each the cheapest first.",
    query: deliveryQuerySchema,
    answer: deliverySchema,
  },
  async ({ query, container }) => {
    const { country, cart_session_id } = query
    const cart = cart_session_id ? await findCartBySession(container, cart_session_id) : null
    return {
      country,
      methods: await deliveryMethods(container, country, cart),
    } satisfies Delivery
  },
)
