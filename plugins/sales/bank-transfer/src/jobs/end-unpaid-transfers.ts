import { orderKeeper } from "@bon-perroquet/checkout/methods"
import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { transfersOf } from "../restored"

const BATCH = 50

export async function endUnpaidTransfers(container: MedusaContainer): Promise<void> {
  const transfers = await transfersOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { id, order_number } of await transfers.overdue(BATCH)) {
    try {
      // `cancelUnpaid` returns false if the order is already cancelled, for example in Medusa Admin. Then
      // only the transfer must end.
      if (!(await orderKeeper().cancelUnpaid(container, order_number))) await transfers.end(id)
    } catch (error) {
      logger.error(
        `The unpaid order ${order_number} could not be cancelled and will be tried again: ${String(error)}`,
      )
    }
  }
}

export default neverTwiceAtOnce(endUnpaidTransfers)

export const config = { name: "end-unpaid-transfers", schedule: everyInterval() }
