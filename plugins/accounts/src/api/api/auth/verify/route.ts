import { linkSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { refuse, route } from "@bon-perroquet/shop-api/http"
import { identityOf } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { markVerified } from "../../../../people"
import { linkData } from "@bon-perroquet/shop-api/signed-links"

/** The link of the mail that asked whose address it is. */
export const POST = route({ body: linkSchema }, async ({ body, container }) => {
  const { identity: id, email } = linkData(container, "verify", body.token)
  const identity = await identityOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (identity?.email !== email) throw refuse("link_expired", 400)
  await markVerified(container, identity)
  return { accepted: true } satisfies Accepted
})
