import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { endOutdatedPayment } from "../payment-link/outdated"
import { orderIdOfPayment } from "../orders"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Withdraws the payment pages of orders that were edited or paid in another way. */
export default async function paymentNoLongerDue({
  event: { name, data },
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = name === "payment.captured" ? await orderIdOfPayment(knex, data.id ?? "") : data.order_id
  if (orderId) await endOutdatedPayment(container, orderId)
}

export const config: SubscriberConfig = { event: ["payment.captured", "order-edit.confirmed"] }
