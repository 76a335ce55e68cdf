import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { makeOwners } from "@bon-perroquet/api-kit/roles"

/** Makes the existing administrators owners: they had full rights before roles were introduced. */
export default async function ownersOfBefore({ container }: ExecArgs): Promise<void> {
  await makeOwners(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
