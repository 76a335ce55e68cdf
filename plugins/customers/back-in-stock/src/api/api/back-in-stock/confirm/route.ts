import { acceptedSchema, linkSchema, type Accepted } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import { confirmRequest } from "../../../../requests/ask"

export const POST = route(
  {
    summary: "Confirm a back-in-stock alert",
    description: "Requires the token of the e-mailed link. No alert is sent before the confirmation.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, knex, container }) => {
    requireService("back_in_stock")
    const { request } = linkData(container, "back_in_stock", body.token)
    if (!(await confirmRequest(knex, request))) throw refuse("link_expired", 400)
    return { accepted: true } satisfies Accepted
  },
)
