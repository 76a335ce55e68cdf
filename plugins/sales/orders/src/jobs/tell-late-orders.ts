import { everyInterval } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lateOrderIds } from "../administration"
import { mailOrder } from "../mails"

/** Runs every 60 job intervals. By default, an interval is a minute. */
const ROUNDS = 60

/** Notifies customers that their order is late. The e-mail's key prevents a second one. */
export default async function tellLateOrders(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for await (const ids of await lateOrderIds(container))
    for (const id of ids)
      // A failed order must not block the others.
      await mailOrder(container, id).catch((error: unknown) =>
        logger.error(
          `The delay e-mail of order ${id} could not be written and will be tried again: ${String(error)}`,
        ),
      )
}

export const config = { name: "tell-late-orders", schedule: everyInterval(ROUNDS) }
