import type { ChangePassword } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, type Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { requireGood } from "../passwords"
import { sessionsOf } from "../sessions"
import { PROVIDER, requirePassword } from "./check-password"
import { endGeneration, generationOf } from "../sessions/generation"

export async function setPassword(
  container: MedusaContainer,
  entity_id: string,
  password: string,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const { success, error } = await auth.updateProvider(PROVIDER, { entity_id, password })
  if (!success) throw new Error(`The password could not be changed: ${error ?? "unknown error"}`)
}

/**
 * Checks the current password and sets a new one. Ends other sessions and older tokens.
 * @returns the updated caller, to create a new token
 */
export async function changePassword(
  request: MedusaRequest,
  caller: Caller,
  { password, new_password, code }: ChangePassword,
): Promise<Caller> {
  const { scope: container } = request
  requireGood(container, new_password, {
    email: caller.email.toLowerCase(),
    isAdministrator: caller.is_admin,
  })
  await requirePassword(request, caller, password, code)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { auth_identity_id: id, session } = caller
  const entity_id = await endGeneration(knex, id, generationOf(caller))
  if (!entity_id) throw refuse("wrong_password", 403)
  await setPassword(container, entity_id, new_password)
  await sessionsOf(container).endAll(id, session?.id)
  const identity = await identityOf(knex, id, session?.id)
  if (!identity) throw refuse("not_signed_in", 401)
  return { ...caller, ...identity }
}
