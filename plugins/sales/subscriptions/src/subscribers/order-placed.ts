import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { beginFromOrder } from "../begin"
import { finishOrder } from "../deliver"
import { repeatsOf } from "../offer"

/**
 * Starts the subscriptions of a new order, and records an order that is a subscription's delivery. If the
 * event is lost, jobs do it.
 */
export default async function orderPlaced({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (!repeatsOf(container).isOn) return
  await beginFromOrder(container, data.id)
  await finishOrder(container, data.id)
}

export const config: SubscriberConfig = { event: "order.placed" }
