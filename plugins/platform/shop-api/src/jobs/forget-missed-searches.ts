import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetMissedSearches } from "../search/missed"

export default async function forgetOldMissedSearches(container: MedusaContainer): Promise<void> {
  await forgetMissedSearches(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-missed-searches", schedule: { interval: 24 * 3_600_000 } }
