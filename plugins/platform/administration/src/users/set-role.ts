import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { Role } from "@bon-perroquet/contract"
import { changeRole } from "@bon-perroquet/api-kit/roles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Changes a role, which applies from the next call on. Logs the author. */
export async function setRole(
  container: MedusaContainer,
  { by, id, role }: { by: string; id: string; role: Role },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await changeRole(knex, id, role, (transaction, before) =>
    writeChanges(transaction, [
      {
        by,
        subject: "administrator",
        subject_id: id,
        label: before.email,
        action: "role",
        before: { role: before.role },
        after: { role },
      },
    ]),
  )
}
