import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { issueDocuments, orderIdOfPayment } from "../documents"

/** Issues an order's missing documents. The job `issue-missing-documents` retries. */
export default async function orderMoney({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string; order_id?: string }>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = name.startsWith("payment.")
    ? await orderIdOfPayment(knex, data.id)
    : (data.order_id ?? data.id)
  if (orderId) await issueDocuments(container, orderId)
}

export const config: SubscriberConfig = {
  event: [
    "order.placed",
    "order.canceled",
    "order-edit.confirmed",
    "order.return_received",
    "order.exchange_created",
    "payment.captured",
    "payment.refunded",
  ],
}
