import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { settleStock } from "../restocking"
import { alone } from "../engine/alone"

/** Goods that a refund put back to stock already are not counted again when Medusa Admin notes that they came back, or takes them out. */
export default async function goodsChanged({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await alone(container, data.order_id, (engine, order) => settleStock(engine, order.id))
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.RETURN_RECEIVED, OrderEditWorkflowEvents.CONFIRMED],
}
