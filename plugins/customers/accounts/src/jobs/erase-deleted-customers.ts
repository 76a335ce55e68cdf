import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseHidden } from "../personal-data"

/** Hourly, erases customers that Medusa has only hidden. */
export default async function eraseDeletedCustomers(container: MedusaContainer): Promise<void> {
  await eraseHidden(container)
}

export const config = { name: "erase-deleted-customers", schedule: { interval: 3_600_000 } }
