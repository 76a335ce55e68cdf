import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldRequests } from "../requests/forget"

/** Runs hourly, even if the feature is disabled. */
export default async function forgetRequests(container: MedusaContainer): Promise<void> {
  await forgetOldRequests(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-back-in-stock-requests", schedule: { interval: 3_600_000 } }
