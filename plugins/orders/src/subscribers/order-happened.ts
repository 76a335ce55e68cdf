import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailOrder } from "../mails"
import { followEngine } from "../status"

type Happened = { id?: string; order_id?: string }

const idIn = (found: unknown): string | undefined =>
  typeof found === "object" && found !== null && "id" in found && typeof found.id === "string"
    ? found.id
    : undefined

/** Which order an event is about: its own id, or by way of the parcel or the payment that it names. */
async function orderIdOf(
  container: MedusaContainer,
  name: string,
  data: Happened,
): Promise<string | undefined> {
  if (data.order_id) return data.order_id
  if (name.startsWith("order.")) return data.id
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const filters = { id: data.id ?? "" }
  if (name === "payment.refunded") {
    const fields = ["payment_collection.order.id"]
    const { data: payments } = await query.graph({ entity: "payment", fields, filters })
    return idIn(
      (payments[0] as { payment_collection?: { order?: unknown } } | undefined)?.payment_collection?.order,
    )
  }
  const { data: parcels } = await query.graph({ entity: "fulfillment", fields: ["order.id"], filters })
  return idIn((parcels[0] as { order?: unknown } | undefined)?.order)
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
    "order.fulfillment_created",
    "shipment.created",
    "delivery.created",
    "payment.refunded",
  ],
}
