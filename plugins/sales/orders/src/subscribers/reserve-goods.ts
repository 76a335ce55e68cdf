import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { reserveUnpacked } from "../restocking"
import { alone } from "../engine/alone"

/**
 * Corrects the reservations of an order after an edit, a claim or an exchange. If the event is lost, the job
 * `mail-recent-orders` does it.
 */
export default async function reserveGoods({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await alone(container, data.order_id, (engine, order) => reserveUnpacked(engine, order.id))
}

export const config: SubscriberConfig = {
  event: [
    OrderEditWorkflowEvents.CONFIRMED,
    OrderWorkflowEvents.CLAIM_CREATED,
    OrderWorkflowEvents.EXCHANGE_CREATED,
  ],
}
