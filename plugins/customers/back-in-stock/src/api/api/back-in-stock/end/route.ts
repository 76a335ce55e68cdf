import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import { endRequest } from "../../../../requests/ask"

export const POST = route(
  {
    summary: "Cancel a back-in-stock alert",
    description: "Requires the token of the e-mailed link. The request and its e-mail address are deleted.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, knex, container }) => {
    const { request } = linkData(container, "back_in_stock", body.token)
    await endRequest(knex, request)
    return { accepted: true } satisfies Accepted
  },
)
