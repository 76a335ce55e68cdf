import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldConsents } from "../consents"

/** Runs hourly, even if the feature is disabled. */
export default async function forgetCartReminders(container: MedusaContainer): Promise<void> {
  await forgetOldConsents(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-cart-reminders", schedule: { interval: 3_600_000 } }
