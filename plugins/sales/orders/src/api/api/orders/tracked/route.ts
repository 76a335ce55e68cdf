import { linkSchema, trackedOrderSchema, type Order, type TrackedOrder } from "@bon-perroquet/contract"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { trackedOrder } from "@bon-perroquet/api-kit/signed-links"
import { ordersById } from "../../../../orders"

const reads = new RequestLimit(120, 60_000)

/** Returns the state of an order without buyer, prices and address. Only the town is included. */
function stateOf({ items, delivery, shipping_address, ...order }: Order): TrackedOrder {
  return trackedOrderSchema.parse({
    ...order,
    items,
    delivery,
    destination: delivery.point || !shipping_address ? null : shipping_address,
  })
}

export const POST = route(
  {
    summary: "Retrieve the state of an order by its tracking link",
    description:
      "Requires the token of a tracking link, which is in the order's e-mails and on the confirmation page. " +
      "The token can only read: no other call accepts it, except the one for the order's documents. " +
      "It is valid for 60 days.",
    body: linkSchema,
    answer: trackedOrderSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found"] },
    limit: "120 requests a minute",
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container, language, request }) => {
    reads.admit(request)
    const id = await trackedOrder(container, body.token)
    const [order] = await ordersById(container, [id], language)
    if (!order) throw refuse("order_not_found", 404)
    return stateOf(order)
  },
)
