import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetReplaced } from "../history"

export default async function forgetReplacedPrices(container: MedusaContainer): Promise<void> {
  await forgetReplaced(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-replaced-prices", schedule: { interval: 24 * 3_600_000 } }
