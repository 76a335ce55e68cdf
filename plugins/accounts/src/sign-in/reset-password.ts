import { refuse } from "@bon-perroquet/shop-api/http"
import { identityOf } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { forgetGuesses } from "../limits"
import { requireUncommon } from "../passwords"
import { markVerified } from "../people"
import { linkData } from "@bon-perroquet/shop-api/signed-links"
import { PROVIDER } from "./check-password"
import { endGeneration } from "./generation"

/**
 * Sets a new password by the link of a mail, once. Every token of before is worth nothing from then on; and whoever
 * could open the mail has shown to read at the address.
 */
export async function resetPassword(request: MedusaRequest, token: string, password: string) {
  const { scope: container } = request
  const { identity: id, generation } = linkData(container, "reset", token)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOf(knex, id)
  if (!identity) throw refuse("link_expired", 400)
  requireUncommon(password, identity.email.toLowerCase())
  const entity_id = await endGeneration(knex, id, generation)
  if (!entity_id) throw refuse("link_expired", 400)
  const auth = container.resolve(Modules.AUTH)
  const { success, error } = await auth.updateProvider(PROVIDER, { entity_id, password })
  if (!success) throw new Error(`A password was not set: ${error ?? "unknown"}`)
  await markVerified(container, identity)
  await forgetGuesses(request, identity.email.toLowerCase())
}
