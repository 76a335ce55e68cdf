import { sideBySide } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { mailOrder } from "../mails"
import { alone, isBusy } from "../engine/alone"
import { finishBegun } from "./change-status"
import { engineOf } from "../engine/engine"

/** So many of a batch side by side: a refund that its method does not answer keeps no other order waiting. */
const WIDTH = 4
const BATCH = 50

/**
 * Finishes what a process that died, or a payment provider that did not answer, left half done.
 * @param seconds leave alone what was begun more recently
 */
export async function reconcileOrders(container: MedusaContainer, seconds: number): Promise<void> {
  const { records, logger } = engineOf(container)
  await sideBySide(WIDTH, await records.unfinishedOrders(seconds, BATCH), async (orderId) => {
    try {
      // Another process is changing it, or the next run of the job finds it free: no person waits behind the job.
      await alone(container, orderId, finishBegun, 0)
      await mailOrder(container, orderId)
    } catch (error) {
      if (!isBusy(error))
        logger.error(`Order ${orderId} is not finished yet and will be tried again: ${String(error)}`)
    }
  })
}
