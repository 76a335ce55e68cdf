import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailOrder } from "../mails"
import { orderIdOfParcel, orderIdOfPayment } from "../orders"
import { followEngine } from "../status"

type Happened = { id?: string; order_id?: string }

/** Which order an event is about: its own id, or by way of the parcel or the payment that it names. */
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

/** Tells the customer at once; what is missed here is found by the job `mail-recent-orders`. */
export default async function orderHappened({
  event: { name, data },
  container,
}: SubscriberArgs<Happened>): Promise<void> {
  const orderId = await orderIdOf(container, name, data)
  if (!orderId) return
  await followEngine(container, orderId)
  await mailOrder(container, orderId)
}

export const config: SubscriberConfig = {
  event: [
    "order.placed",
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
