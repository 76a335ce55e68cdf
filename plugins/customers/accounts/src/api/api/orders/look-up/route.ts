import { mailOrderLink } from "@bon-perroquet/orders/mails"
import { orderOfBuyer } from "@bon-perroquet/orders/orders"
import { orderLookUpSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { inBackground, route } from "@bon-perroquet/api-kit/http"
import { countByAddress, mayBeMailed } from "../../../../limits"

export const POST = route(
  {
    summary: "Request the link of an order",
    description:
      "Sends the link to a guest who gives an order number and its e-mail address. The answer and its " +
      "timing are the same if there is no such order.",
    body: orderLookUpSchema,
    answer: acceptedSchema,
    limit: "60 calls in 15 minutes",
    example: { order_number: "BP-2026-000123", email: "ada@example.org" },
  },
  async ({ body: { order_number: number, email }, knex, language, container, request }) => {
    await countByAddress(request, "look-up")
    inBackground(container, "The mail with an order's link", async () => {
      const order = await orderOfBuyer(knex, number, email.toLowerCase())
      // Only existing orders count, so that invented order numbers do not use up the owner's limit.
      if (order && (await mayBeMailed(request, "order", order.email)))
        // Uses the stored address, because the typed one may differ although it is equal in lower case.
        await mailOrderLink(container, { orderId: order.id, number, email: order.email, language })
    })
    return { accepted: true } satisfies Accepted
  },
)
