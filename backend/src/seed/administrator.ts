import { ensureOwner } from "@bon-perroquet/api-kit/roles"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { merchant } from "./merchant"

const PROVIDER = "emailpass"

/**
 * Creates an administrator if e-mail and password are set. If the shop has no owner, the administrator with this e-mail
 * becomes the owner.
 */
export async function seedAdministrator(container: MedusaContainer): Promise<void> {
  const { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password } = process.env
  if (!email || !password) return
  await makeAdministrator(container, email, password)
  await ensureOwner(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
}

async function makeAdministrator(container: MedusaContainer, email: string, password: string): Promise<void> {
  const existing = await container.resolve(Modules.USER).listUsers({ email })
  if (existing.length) return
  await createUserAccountWorkflow(container).run({
    input: {
      authIdentityId: await signInIdentity(container, email, password),
      userData: { email, first_name: "Admin", last_name: merchant.name },
    },
  })
}

async function signInIdentity(container: MedusaContainer, email: string, password: string): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  // An interrupted run may have created the identity, but no user.
  const [left] = await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER })
  if (left?.auth_identity_id) return left.auth_identity_id
  const { authIdentity, error } = await auth.register(PROVIDER, { body: { email, password } })
  if (!authIdentity) throw new Error(`The administrator could not be created: ${error ?? "no identity"}`)
  return authIdentity.id
}
