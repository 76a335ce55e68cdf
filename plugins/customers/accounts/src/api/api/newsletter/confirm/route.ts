import { linkSchema, acceptedSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { confirmNewsletter } from "../../../../newsletter"

export const POST = route(
  {
    summary: "Confirm a newsletter subscription",
    description: "Requires the token of the e-mailed link. The subscription starts with this call.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  ({ body, container }) => accepted(confirmNewsletter(container, body.token)),
)
