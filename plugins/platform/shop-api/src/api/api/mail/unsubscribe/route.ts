import { acceptedSchema, linkSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { unsubscribe } from "@bon-perroquet/api-kit/mailing-lists"

export const POST = route(
  {
    summary: "Unsubscribe by one click",
    description:
      "For mail programs: the URL of the header `List-Unsubscribe` (RFC 8058). The body, " +
      "`List-Unsubscribe=One-Click`, is ignored. A GET request changes nothing.",
    query: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
  },
  ({ query: { token }, container }) => accepted(unsubscribe(container, token)),
)
