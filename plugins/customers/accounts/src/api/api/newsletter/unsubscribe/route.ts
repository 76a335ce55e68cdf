import { linkSchema, acceptedSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
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
  ({ body, container }) => accepted(leaveNewsletter(container, body.token)),
)
