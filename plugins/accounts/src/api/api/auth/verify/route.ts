import { linkSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { identityOf } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { markVerified } from "../../../../people"
import { linkData } from "@bon-perroquet/shop-api/signed-links"

export const POST = route(
  {
    summary: "Verify an e-mail address",
    description: "With the token of the link that was mailed.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => {
    const { identity: id, email } = linkData(container, "verify", body.token)
    const identity = await identityOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
    if (identity?.email !== email) throw refuse("link_expired", 400)
    await markVerified(container, identity)
    return { accepted: true } satisfies Accepted
  },
)
