import type { Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { callerAddress, identityOf } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireRoom } from "../hashing"
import { forgetGuesses } from "../limits"
import { requireGood } from "../passwords"
import { markVerified } from "../customers"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import { sessionsOf } from "../sessions"
import { tellAccountChanged } from "./account-changed"
import { setPassword } from "./change-password"
import { endGeneration } from "../sessions/generation"

/**
 * Sets a password by an e-mailed link, once. Older tokens become invalid, the address becomes verified, and
 * the person is notified.
 */
export async function resetPassword(
  request: MedusaRequest,
  token: string,
  password: string,
  language: Language,
): Promise<void> {
  const { scope: container } = request
  // Checks the queue before the link is used up.
  requireRoom()
  const { identity: id, generation } = linkData(container, "reset", token)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOf(knex, id)
  if (!identity) throw refuse("link_expired", 400)
  const isAdministrator = identity.administrator !== null
  requireGood(container, password, { email: identity.email.toLowerCase(), isAdministrator })
  const entity_id = await endGeneration(knex, id, generation)
  if (!entity_id) throw refuse("link_expired", 400)
  await setPassword(container, entity_id, password)
  await sessionsOf(container).endAll(id)
  await markVerified(container, identity)
  await forgetGuesses(container, identity.email.toLowerCase(), callerAddress(request))
  tellAccountChanged(container, "password_by_link", identity, language)
}
