import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { askNoMore } from "../../../../../../requests"
import { orderToReview } from "../../../../../../reviews"

export const POST = route(
  {
    summary: "Stop review requests by e-mail",
    description: "For the e-mail address of the order, including later orders.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found", "not_found"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => {
    const { email } = await orderToReview(container, await linkedOrder(container, body.token))
    await askNoMore(container, email)
    return { accepted: true } satisfies Accepted
  },
)
