import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { linkedOrder } from "@bon-perroquet/shop-api/signed-links"
import { askNoMore } from "../../../../../../requests"
import { orderToReview } from "../../../../../../reviews"

export const POST = route(
  {
    summary: "Ask for no more mail that asks for reviews",
    description:
      "For the address with which the order of the link was placed, whatever is bought with it later.",
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
