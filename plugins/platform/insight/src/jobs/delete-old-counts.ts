import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteOldCounts } from "../counts"

export default async function deleteCounts(container: MedusaContainer): Promise<void> {
  await deleteOldCounts(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "delete-old-insight-counts", schedule: { interval: 24 * 3_600_000 } }
