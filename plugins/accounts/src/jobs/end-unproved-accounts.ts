import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endUnprovedAccounts } from "../personal-data"
import { forgetUnfinished } from "../retention"

/** Every hour, some: an address does not stay taken by an account that nobody verified, nor by a password without an account. */
export default async function endUnproved(container: MedusaContainer): Promise<void> {
  await forgetUnfinished(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  await endUnprovedAccounts(container)
}

export const config = { name: "end-unproved-accounts", schedule: { interval: 3_600_000 } }
