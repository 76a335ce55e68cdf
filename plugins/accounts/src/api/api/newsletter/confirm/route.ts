import { linkSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { confirmNewsletter } from "../../../../newsletter"

export const POST = route(
  {
    summary: "Confirm the newsletter",
    description: "With the token of the link that was mailed: only now is the newsletter subscribed to.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => {
    await confirmNewsletter(container, body.token)
    return { accepted: true } satisfies Accepted
  },
)
