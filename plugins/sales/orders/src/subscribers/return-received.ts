import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { restockRefunded } from "../restocking"
import { alone } from "../engine/alone"

/**
 * Corrects the stock after a return or an edit in Medusa Admin, because a refund may already have restocked
 * the goods.
 */
export default async function goodsChanged({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await alone(container, data.order_id, (engine, order) => restockRefunded(engine, order.id))
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.RETURN_RECEIVED, OrderEditWorkflowEvents.CONFIRMED],
}
