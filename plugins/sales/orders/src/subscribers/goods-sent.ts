import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { reserveUnpacked } from "../restocking"
import { alone } from "../engine/alone"

/** Reserves goods for a claim or exchange in Medusa Admin. */
export default async function goodsSent({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await alone(container, data.order_id, (engine, order) => reserveUnpacked(engine, order.id))
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.CLAIM_CREATED, OrderWorkflowEvents.EXCHANGE_CREATED],
}
