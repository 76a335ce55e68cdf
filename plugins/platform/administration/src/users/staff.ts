import type { Staff } from "@bon-perroquet/contract"
import { sessionsOf } from "@bon-perroquet/accounts/sessions"
import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOfAdministrator } from "@bon-perroquet/api-kit/identity"
import { takeRole } from "@bon-perroquet/api-kit/roles"
import { readStaffRows } from "@bon-perroquet/medusa-sql/people/staff"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { readInvitations } from "./invitations"

export async function readStaff(container: MedusaContainer): Promise<Staff> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [members, invitations] = await Promise.all([readStaffRows(knex), readInvitations(container)])
  return { members, invitations }
}

interface Concerned {
  by: string
  id: string
}

/** Removes an administrator and ends their sessions. A customer account of the person remains. Logs the author. */
export async function removeAdministrator(container: MedusaContainer, { by, id }: Concerned): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await takeRole(knex, id, (transaction, { email: label, role }) =>
    writeChanges(transaction, [
      {
        by,
        subject: "administrator",
        subject_id: id,
        label,
        action: "deleted",
        before: { role },
        after: null,
      },
    ]),
  )
  await removeUserAccountWorkflow(container).run({ input: { userId: id } })
}

/** Ends all sessions and links of an administrator. Logs the author. @throws 404 for an unknown administrator */
export async function endSessions(container: MedusaContainer, { by, id }: Concerned): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOfAdministrator(knex, id)
  if (!identity) throw refuse("administrator_not_found", 404)
  await sessionsOf(container).endAll(identity.auth_identity_id)
  const about = { subject: "administrator", subject_id: id, label: identity.email } as const
  await writeChanges(knex, [{ by, ...about, action: "sessions_ended", before: null, after: null }])
}
