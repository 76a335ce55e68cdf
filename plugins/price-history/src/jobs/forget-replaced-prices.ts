import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetReplaced } from "../history"

/** Forgets, every day, the prices that nobody has to be told any more. */
export default async function forgetReplacedPrices(container: MedusaContainer): Promise<void> {
  await forgetReplaced(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "forget-replaced-prices", schedule: { interval: 24 * 3_600_000 } }
