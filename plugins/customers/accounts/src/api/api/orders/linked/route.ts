import { ordersById } from "@bon-perroquet/orders/orders"
import { linkSchema, orderSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"

export const POST = route(
  {
    summary: "Retrieve an order by its link",
    description: "Requires the token of a link in an e-mail.",
    body: linkSchema,
    answer: orderSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container, language }) => {
    const id = await linkedOrder(container, body.token)
    const [order] = await ordersById(container, [id], language)
    if (!order) throw refuse("order_not_found", 404)
    return order
  },
)
