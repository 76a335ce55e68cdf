import { acceptedSchema, repeatTokenSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { mailKey } from "../../../../../links"

export const POST = route(
  {
    summary: "Request a link with full access to a subscription",
    description: "Sent to the subscription's e-mail address. The link works once and expires within an hour.",
    body: repeatTokenSchema,
    answer: acceptedSchema,
    refusals: {
      400: ["link_expired"],
      404: ["repeat_not_found"],
      409: ["repeat_ended"],
      429: ["too_many_requests"],
    },
    example: { token: "eyJkYXRhIjoi…" },
  },
  ({ body: { token }, container }) => accepted(mailKey(container, token)),
)
