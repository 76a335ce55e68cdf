import type { AcceptInvitation } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { acceptInviteWorkflow } from "@medusajs/medusa/core-flows"
import { requireGood } from "../passwords"
import { freeAddress } from "../retention"
import { requirePassword } from "./check-password"
import { newIdentity } from "./register"

/**
 * Makes the invited person an administrator. A person with a customer account keeps its password and must give it,
 * because an invitation must not open an account. Everybody else chooses a password.
 */
export async function acceptInvitation(request: MedusaRequest, input: AcceptInvitation): Promise<void> {
  const { scope: container } = request
  const { token: invite_token, password, code, first_name, last_name } = input
  const users = container.resolve(Modules.USER)
  const invite = await users.validateInviteToken(invite_token).catch(() => null)
  if (!invite || invite.accepted) throw refuse("link_expired", 400)
  const email = invite.email.toLowerCase()
  requireGood(container, password, { email, isAdministrator: true })
  const existing = await identityOfEmail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
  if (existing?.administrator) throw refuse("already_invited", 409)
  const auth_identity_id = await identityFor(request, existing, { email, password, code })
  try {
    const user = { email: invite.email, first_name, last_name }
    await acceptInviteWorkflow(container).run({ input: { invite_token, auth_identity_id, user } })
  } catch (error) {
    if (!existing?.customer) await container.resolve(Modules.AUTH).deleteAuthIdentities([auth_identity_id])
    throw error
  }
}

async function identityFor(
  request: MedusaRequest,
  existing: Identity | null,
  { email, password, code }: { email: string; password: string; code: string | undefined },
): Promise<string> {
  const { scope: container } = request
  if (existing?.customer) {
    await requirePassword(request, existing, password, code)
    return existing.auth_identity_id
  }
  if (existing) await freeAddress(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), existing)
  return newIdentity(container, email, password)
}
