import { orderKeeper } from "@bon-perroquet/checkout/methods"
import { dayIn, TRANSFER_TEXTS } from "@bon-perroquet/checkout/transfers"
import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { transfersOf } from "../restored"
import { TEXTS } from "../texts"

const BATCH = 50

/** Sends each customer who has not paid one reminder, some days before the order is cancelled. */
export async function remindOfTransfers(container: MedusaContainer): Promise<void> {
  const transfers = await transfersOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { id, order_number, due_at } of await transfers.toRemind(BATCH))
    try {
      await orderKeeper().remind(container, order_number, (language) => {
        const { reminder } = TEXTS[language]
        const { greeting } = TRANSFER_TEXTS[language]
        // An e-mail is sent once per key. A new deadline gets another reminder.
        const key = `transfer:${id}:reminder-${due_at.toISOString()}`
        return { key, greeting, ...reminder(order_number, dayIn(language, due_at)) }
      })
      await transfers.reminded(id)
    } catch (error) {
      // A failed order must not block the others, which are cancelled if they are not paid.
      logger.error(
        `The payment reminder of order ${order_number} could not be sent and will be tried again: ${String(error)}`,
      )
    }
}

export default neverTwiceAtOnce(remindOfTransfers)

export const config = { name: "remind-of-transfers", schedule: everyInterval() }
