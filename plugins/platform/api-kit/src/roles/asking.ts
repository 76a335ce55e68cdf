import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { administratorWithId, makerOfKey, type AdministratorWithRole } from "./rows"

interface AuthContext {
  actor_id: string
  actor_type: string
}

/**
 * Returns the administrator of an authenticated Medusa request, by session, bearer token or secret API key. null for a
 * key whose creator was removed, undefined without sign-in.
 */
export async function askingAdministrator(
  request: MedusaRequest,
): Promise<AdministratorWithRole | null | undefined> {
  const { auth_context: asking } = request as { auth_context?: AuthContext }
  if (!asking) return undefined
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (asking.actor_type === "api-key" ? makerOfKey : administratorWithId)(knex, asking.actor_id)
}
