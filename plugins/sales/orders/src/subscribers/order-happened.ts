import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailOrder } from "../mails"
import { orderIdOfParcel, orderIdOfPayment } from "../orders"
import { followEdit } from "../covered"
import { followEngine } from "../status"

type Happened = { id?: string; order_id?: string }

async function orderIdOf(
  container: MedusaContainer,
  name: string,
  { id = "", order_id }: Happened,
): Promise<string | undefined> {
  if (order_id) return order_id
  if (name.startsWith("order.")) return id
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return name.startsWith("payment.") ? orderIdOfPayment(knex, id) : orderIdOfParcel(knex, id)
}

/** Notifies the customer immediately. If the event is lost, the job `mail-recent-orders` does it. */
export default async function orderHappened({
  event: { name, data },
  container,
}: SubscriberArgs<Happened>): Promise<void> {
  const orderId = await orderIdOf(container, name, data)
  if (!orderId) return
  // A new order has no progress in Medusa Admin yet.
  if (name !== "order.placed") await followEngine(container, orderId)
  if (name === "order-edit.confirmed") await followEdit(container, orderId)
  await mailOrder(container, orderId)
}

export const config: SubscriberConfig = {
  event: [
    "order.placed",
    "order.updated",
    "order.canceled",
    "order-edit.confirmed",
    "order.fulfillment_created",
    "order.fulfillment_canceled",
    "shipment.created",
    "delivery.created",
    "payment.captured",
    "payment.refunded",
  ],
}
