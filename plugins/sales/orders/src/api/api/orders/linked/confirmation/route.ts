import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { readOrders } from "@bon-perroquet/medusa-sql"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { engineOf } from "../../../../../engine/engine"
import { confirmAwaited } from "../../../../../status"

export const POST = route(
  {
    summary: "Confirm an order that waits for its payment",
    description:
      "Requires the order's link and confirms its e-mail address. Without confirmation, the goods are " +
      "reserved for one hour only.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found"], 409: ["payment_not_awaited"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => {
    const engine = engineOf(container)
    const [order] = await readOrders(engine.knex, [await linkedOrder(container, body.token)])
    if (!order) throw refuse("order_not_found", 404)
    if (!(await confirmAwaited(engine, order))) throw refuse("payment_not_awaited", 409)
    return { accepted: true } satisfies Accepted
  },
)
