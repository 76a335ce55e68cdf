import { identityOf, type Caller } from "@bon-perroquet/api-kit/identity"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updateCustomersWorkflow, updateUsersWorkflow } from "@medusajs/medusa/core-flows"
import { recordOf, type Notes } from "./view"

interface Names {
  first_name?: string
  last_name?: string
  phone?: string | null
}

export async function updatePerson(
  container: MedusaContainer,
  caller: Caller,
  { phone, ...names }: Names,
  notes: Partial<Notes> & Record<string, unknown> = {},
): Promise<Caller> {
  const { id, metadata } = recordOf(caller)
  if (caller.is_admin) {
    const merged = { ...metadata, ...notes, ...(phone !== undefined && { phone }) }
    await updateUsersWorkflow(container).run({ input: { updates: [{ id, ...names, metadata: merged }] } })
  } else {
    const update = { ...names, ...(phone !== undefined && { phone }), metadata: { ...metadata, ...notes } }
    await updateCustomersWorkflow(container).run({ input: { selector: { id }, update } })
  }
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOf(knex, caller.auth_identity_id)
  if (!identity) throw refuse("not_signed_in", 401)
  return { ...identity, is_admin: caller.is_admin }
}
