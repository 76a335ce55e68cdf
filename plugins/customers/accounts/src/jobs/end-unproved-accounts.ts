import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endUnprovedAccounts } from "../personal-data"
import { forgetUnfinished } from "../retention"

/**
 * Hourly, deletes accounts that were never verified and passwords without an account, so that their addresses become
 * free.
 */
export default async function endUnproved(container: MedusaContainer): Promise<void> {
  await forgetUnfinished(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  await endUnprovedAccounts(container)
}

export const config = { name: "end-unproved-accounts", schedule: { interval: 3_600_000 } }
