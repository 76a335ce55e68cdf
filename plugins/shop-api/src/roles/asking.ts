import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { administratorWithId, makerOfKey, type AdministratorWithRole } from "./rows"

/** What the engine notes of whom it has let in. */
interface AuthContext {
  actor_id: string
  actor_type: string
}

/**
 * The administrator behind a request that the engine has let in, by a session, a bearer token or a secret API key;
 * null for a key whose maker is gone, undefined for whoever has not signed in.
 */
export async function askingAdministrator(
  request: MedusaRequest,
): Promise<AdministratorWithRole | null | undefined> {
  const { auth_context: asking } = request as { auth_context?: AuthContext }
  if (!asking) return undefined
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (asking.actor_type === "api-key" ? makerOfKey : administratorWithId)(knex, asking.actor_id)
}
