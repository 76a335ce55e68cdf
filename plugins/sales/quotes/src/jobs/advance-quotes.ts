import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { endOldPriceLists } from "../quotes/price-lists"
import { acceptOrdered, expireOffers } from "../quotes/rows"

/** Records accepted and expired offers and ends their prices, even if the feature is disabled. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await acceptOrdered(knex)
  await expireOffers(knex)
  await endOldPriceLists(container)
})

export const config = { name: "advance-quotes", schedule: everyInterval() }
