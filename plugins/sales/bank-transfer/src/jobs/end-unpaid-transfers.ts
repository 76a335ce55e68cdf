import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { changeStatus } from "@bon-perroquet/orders/status"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { transfersOf } from "../restored"

const BATCH = 50

export async function endUnpaidTransfers(container: MedusaContainer): Promise<void> {
  const transfers = await transfersOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { id, order_number } of await transfers.overdue(BATCH)) {
    try {
      await changeStatus(container, { order_number, from: "pending", to: "cancelled", by: { email: null } })
    } catch (error) {
      // The order was cancelled in Medusa Admin, so only the transfer must end.
      if (error instanceof Refusal && error.code === "order_changed") await transfers.end(id)
      else
        logger.error(
          `The unpaid order ${order_number} could not be cancelled and will be tried again: ${String(error)}`,
        )
    }
  }
}

export default neverTwiceAtOnce(endUnpaidTransfers)

export const config = { name: "end-unpaid-transfers", schedule: everyInterval() }
