import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { bringTogether, keepsLots, nameOrdersOfParcels } from "../lots"

/** Adds lots for new sizes, and assigns movements of parcels whose event was lost. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (!keepsLots()) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await bringTogether(knex)
  await nameOrdersOfParcels(knex)
})

export const config = { name: "bring-lots-together", schedule: everyInterval(15) }
