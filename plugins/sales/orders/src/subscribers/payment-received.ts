import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notePaymentRisk } from "../holds"
import { orderIdOfPayment } from "../orders"

/** Reads fraud signals. The job `mail-recent-orders` retries. */
export default async function paymentReceived({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = name === "order.placed" ? data.id : await orderIdOfPayment(knex, data.id)
  if (orderId) await notePaymentRisk(container, orderId)
}

export const config: SubscriberConfig = { event: ["order.placed", "payment.captured"] }
