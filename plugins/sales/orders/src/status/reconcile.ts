import { sideBySide } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { mailOrder } from "../mails"
import { alone, isBusy } from "../engine/alone"
import { finishInterrupted } from "./interrupted"
import { engineOf } from "../engine/engine"

/** Orders are processed four at a time, so that a slow payment method does not delay the others. */
const WIDTH = 4
const BATCH = 50

/**
 * Finishes changes of orders that a crash or an unavailable payment provider interrupted.
 * @param seconds ignore changes that are more recent
 */
export async function reconcileOrders(container: MedusaContainer, seconds: number): Promise<void> {
  const { records, logger } = engineOf(container)
  await sideBySide(WIDTH, await records.unfinishedOrders(seconds, BATCH), async (orderId) => {
    try {
      // Does not wait for the order's lock, because a person may use the order. The next run retries.
      await alone(container, orderId, finishInterrupted, 0)
      await mailOrder(container, orderId)
    } catch (error) {
      if (!isBusy(error))
        logger.error(
          `The change of status of order ${orderId} could not be completed and will be tried again: ${String(error)}`,
        )
    }
  })
}
