import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetMissedAddresses } from "../redirects/missed"
import "../composition"

export default async function forgetOldMissedAddresses(container: MedusaContainer): Promise<void> {
  await forgetMissedAddresses(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-missed-addresses", schedule: { interval: 24 * 3_600_000 } }
