import { orderKeeper } from "@bon-perroquet/checkout/methods"
import { dayIn, TRANSFER_TEXTS } from "@bon-perroquet/checkout/transfers"
import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { transfersOf } from "../restored"
import { TEXTS } from "../texts"

const BATCH = 50

/** Sends each customer who has not paid one reminder, some days before the order is cancelled. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const transfers = await transfersOf(container)
  for (const { id, order_number, due_at } of await transfers.toRemind(BATCH)) {
    await orderKeeper().remind(container, order_number, (language) => {
      const { reminder } = TEXTS[language]
      const { greeting } = TRANSFER_TEXTS[language]
      // An e-mail is sent once per key. A new deadline gets another reminder.
      const key = `transfer:${id}:reminder-${due_at.toISOString()}`
      return { key, greeting, ...reminder(order_number, dayIn(language, due_at)) }
    })
    await transfers.reminded(id)
  }
})

export const config = { name: "remind-of-transfers", schedule: everyInterval() }
