import { linkSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { leaveNewsletter } from "../../../../newsletter"

export const POST = route(
  {
    summary: "Unsubscribe from the newsletter",
    description: "Requires the token of the link in each issue.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => {
    await leaveNewsletter(container, body.token)
    return { accepted: true } satisfies Accepted
  },
)
