import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { scanMoney } from "../money"

/** As often as unfinished payments are looked after. */
const seconds = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)
let running = false

/** Finds refunds and disputes whose webhook was lost. */
export default async function scan(container: MedusaContainer): Promise<void> {
  if (running) return // the last round is still at it
  running = true
  try {
    await scanMoney(container)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Stripe's list of refunds could not be read and will be tried again: ${String(error)}`)
  } finally {
    running = false
  }
}

export const config = { name: "scan-stripe-money", schedule: { interval: seconds * 1000 } }
