import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { scanMoney } from "../money"

/** Finds refunds and disputes whose webhook event was lost. */
export default neverTwiceAtOnce((container: MedusaContainer) =>
  scanMoney(container).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Stripe's list of refunds could not be read and will be tried again: ${String(error)}`),
  ),
)

export const config = { name: "scan-stripe-money", schedule: everyInterval() }
