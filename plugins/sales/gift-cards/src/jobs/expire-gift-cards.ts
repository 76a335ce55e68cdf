import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { expireCards } from "../ledger"

/** Writes off what is left on gift cards after their last day, so that the liability report shows when it ended. */
async function expireGiftCards(container: MedusaContainer): Promise<void> {
  await expireCards(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export default neverTwiceAtOnce(expireGiftCards)

export const config = { name: "expire-gift-cards", schedule: everyInterval() }
