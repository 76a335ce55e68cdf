import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldNotices } from "../recalls"

/** Runs daily, even if lot tracking is disabled. */
export default async function forgetOldRecallNotices(container: MedusaContainer): Promise<void> {
  await forgetOldNotices(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-old-recall-notices", schedule: { interval: 86_400_000 } }
