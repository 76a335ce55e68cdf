import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetAbandoned } from "../retention"

/** Maximum number of batches. The next run continues. */
const MAX_SWEEPS = 20

/** Runs every 15 minutes: deletes abandoned data in batches. */
export default async function forget(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const { carts, attempts, guests } = await forgetAbandoned(knex)
    if (carts + attempts + guests === 0) return
  }
}

export const config = { name: "forget-abandoned", schedule: { interval: 15 * 60_000 } }
