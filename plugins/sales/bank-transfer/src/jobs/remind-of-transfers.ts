import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { nameInMail, sendMail } from "@bon-perroquet/mail/outbox"
import { orderIdOfNumber, orderInItsLanguage } from "@bon-perroquet/orders/orders"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Transfer } from "../modules/bank-transfer"
import { transfersOf } from "../restored"
import { dayIn, TEXTS } from "../texts"

const BATCH = 50

/** Reminds customers once, some days before cancellation. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const transfers = await transfersOf(container)
  for (const transfer of await transfers.toRemind(BATCH)) {
    await remind(container, transfer)
    await transfers.reminded(transfer.id)
  }
})

async function remind(container: MedusaContainer, { id, order_number, due_at }: Transfer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = await orderIdOfNumber(knex, order_number)
  const storedOrder = orderId ? await orderInItsLanguage(container, orderId) : null
  if (!orderId || !storedOrder?.order.awaited || !storedOrder.order.email) return
  const { order, language } = storedOrder
  const texts = TEXTS[language]
  const { subject, paragraphs, action } = texts.reminder(order_number, dayIn(language, due_at))
  await sendMail(container, {
    to: order.email,
    language,
    subject,
    // The key prevents a second message after a crash. A new deadline gets a new reminder.
    key: `transfer:${id}:reminder-${due_at.toISOString()}`,
    content: {
      greeting: texts.greeting(nameInMail(order.shipping_address?.first_name)),
      paragraphs,
      table: {
        rows: (order.awaited?.rows ?? []).map(({ label, value }): [string, string] => [label, value]),
      },
      action: { label: action, url: signedLink(container, language, "order", { order: orderId }) },
    },
  })
}

export const config = { name: "remind-of-transfers", schedule: everyInterval() }
