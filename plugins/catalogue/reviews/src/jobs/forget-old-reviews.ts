import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOld } from "../reviews"

export default async function forgetOldReviews(container: MedusaContainer): Promise<void> {
  await forgetOld(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-old-reviews", schedule: { interval: 24 * 3_600_000 } }
