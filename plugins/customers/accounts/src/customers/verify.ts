import { type Identity, PROVED_EMAIL, provedEmail } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updatePerson } from "./update"
import type { Notes } from "./view"

const PROVE = `
  UPDATE provider_identity
  SET user_metadata = COALESCE(user_metadata, '{}') || jsonb_build_object('${PROVED_EMAIL}', CAST(:email AS text))
  WHERE auth_identity_id = :identity AND provider = 'emailpass' AND deleted_at IS NULL`

export async function note(
  container: MedusaContainer,
  identity: Identity,
  notes: Partial<Notes>,
  consent?: string | null,
): Promise<void> {
  const is_admin = identity.customer === null
  if (is_admin && !identity.administrator) return
  await updatePerson(container, { ...identity, is_admin }, {}, notes, consent)
}

/** Marks the address as verified, which gives access to its guest orders. */
export async function markVerified(container: MedusaContainer, identity: Identity): Promise<void> {
  const { customer } = identity
  // An address that was changed in Medusa Admin is not verified.
  if (!customer || customer.email.toLowerCase() !== identity.email.toLowerCase()) return
  const email = customer.email.toLowerCase()
  if (provedEmail(identity) === email) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(PROVE, { email, identity: identity.auth_identity_id })
}
