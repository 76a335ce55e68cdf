import { identityOf, type Caller } from "@bon-perroquet/api-kit/identity"
import { refuse } from "@bon-perroquet/api-kit/http"
import { addNotes } from "@bon-perroquet/medusa-sql/buying/person-notes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updateCustomersWorkflow, updateUsersWorkflow } from "@medusajs/medusa/core-flows"
import { recordOf, type Notes } from "./view"

interface Names {
  first_name?: string
  last_name?: string
  phone?: string | null
}

/**
 * Changes names and notes of a person. Other notes stay as they are in the database, because they may have changed since
 * `caller` was read.
 * @param consent time of the newsletter's consent that was read. If it has changed since, no note is written
 */
export async function updatePerson(
  container: MedusaContainer,
  caller: Caller,
  { phone, ...names }: Names,
  notes: Partial<Notes> & Record<string, unknown> = {},
  consent?: string | null,
): Promise<Caller> {
  const { id } = recordOf(caller)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const change = phone === undefined ? {} : { phone }
  if (caller.is_admin) {
    await addNotes(knex, { table: "user", id, notes: { ...notes, ...change }, consent })
    await updateUsersWorkflow(container).run({ input: { updates: [{ id, ...names }] } })
  } else {
    await addNotes(knex, { table: "customer", id, notes, consent })
    await updateCustomersWorkflow(container).run({
      input: { selector: { id }, update: { ...names, ...change } },
    })
  }
  const identity = await identityOf(knex, caller.auth_identity_id)
  if (!identity) throw refuse("not_signed_in", 401)
  return { ...identity, is_admin: caller.is_admin }
}
