import type { MedusaContainer } from "@medusajs/framework/types"
import { endUnprovedAccounts } from "../personal-data"

/** Every hour, some: an address does not stay taken by an account that nobody verified. */
export default async function endUnproved(container: MedusaContainer): Promise<void> {
  await endUnprovedAccounts(container)
}

export const config = { name: "end-unproved-accounts", schedule: { interval: 3_600_000 } }
