import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { Role } from "@bon-perroquet/contract"
import { changeRole } from "@bon-perroquet/api-kit/roles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Changes role and channels, which apply from the next call on. Logs the author.
 * @returns the channels; null for all
 */
export async function setRole(
  container: MedusaContainer,
  { by, id, ...wanted }: { by: string; id: string; role: Role; channels?: string[] | null | undefined },
): Promise<string[] | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeRole(knex, id, wanted, (transaction, before) =>
    writeChanges(transaction, [
      {
        by,
        subject: "administrator",
        subject_id: id,
        label: before.email,
        action: "role",
        before: { role: before.role, ...(before.channels && { channels: before.channels.join(", ") }) },
        after: { role: wanted.role, ...(wanted.channels && { channels: wanted.channels.join(", ") }) },
      },
    ]),
  )
}
