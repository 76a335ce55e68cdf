import { Refusal } from "@bon-perroquet/api-kit/http"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { PaymentReminder } from "@bon-perroquet/checkout/methods"
import type { Language } from "@bon-perroquet/contract/sets"
import { nameInMail } from "@bon-perroquet/api-kit/mails"
import { inChannelOfOrder } from "@bon-perroquet/medusa-sql/channels"
import { sendMail } from "@bon-perroquet/mail/outbox"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderIdOfNumber, orderInItsLanguage } from "../orders"
import { changeStatus } from "./change-status"

export async function remindOfPayment(
  container: MedusaContainer,
  order_number: string,
  reminderIn: (language: Language) => PaymentReminder | Promise<PaymentReminder>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = await orderIdOfNumber(knex, order_number)
  if (orderId) await inChannelOfOrder(knex, orderId, () => remind(container, orderId, reminderIn))
}

async function remind(
  container: MedusaContainer,
  orderId: string,
  reminderIn: (language: Language) => PaymentReminder | Promise<PaymentReminder>,
): Promise<void> {
  const storedOrder = await orderInItsLanguage(container, orderId)
  if (!storedOrder?.order.email) return
  const { order, language } = storedOrder
  const {
    key,
    subject,
    greeting,
    paragraphs,
    action,
    rows = order.awaited?.rows,
  } = await reminderIn(language)
  if (!rows) return
  await sendMail(container, {
    ...{ to: order.email, language, subject, key },
    content: {
      greeting: greeting(nameInMail(order.shipping_address?.first_name)),
      paragraphs,
      table: {
        rows: rows.map(({ label, value }): [string, string] => [label, value]),
      },
      action: { label: action, url: signedLink(container, language, "order", { order: orderId }) },
    },
  })
}

/** Cancels an unpaid order. @returns false if its status has changed, for example in Medusa Admin */
export async function cancelUnpaid(container: MedusaContainer, order_number: string): Promise<boolean> {
  try {
    await changeStatus(container, { order_number, from: "pending", to: "cancelled", by: { email: null } })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === "order_changed") return false
    throw error
  }
}
