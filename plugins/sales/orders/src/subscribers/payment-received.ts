import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notePaymentRisk } from "../holds"
import { orderIdOfPayment } from "../orders"

/** Stores the fraud signals of a new payment. If this fails, the job `mail-recent-orders` retries it. */
export default async function paymentReceived({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = name === "order.placed" ? data.id : await orderIdOfPayment(knex, data.id)
  if (orderId) await notePaymentRisk(container, orderId)
}

export const config: SubscriberConfig = { event: ["order.placed", "payment.captured"] }
