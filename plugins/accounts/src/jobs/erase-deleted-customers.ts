import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseHidden } from "../personal-data"

/** Every hour, some: whoever was deleted is not kept as a record that nobody sees. */
export default async function eraseDeletedCustomers(container: MedusaContainer): Promise<void> {
  await eraseHidden(container)
}

export const config = { name: "erase-deleted-customers", schedule: { interval: 3_600_000 } }
