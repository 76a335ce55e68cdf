import { acceptedSchema, repeatTokenSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { mailKey } from "../../../../../links"

export const POST = route(
  {
    summary: "Mail a link that allows every change of a repeat delivery",
    description: "To the address that its mails go to. The link works once and expires within an hour.",
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
  async ({ body: { token }, container }) => {
    await mailKey(container, token)
    return { accepted: true } satisfies Accepted
  },
)
