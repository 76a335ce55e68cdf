import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { restockRefunded } from "../restocking"
import { alone } from "../engine/alone"

/** Books stock after a return or edit in Medusa Admin, because a refund may have restocked its goods. */
export default async function goodsChanged({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  await alone(container, data.order_id, (engine, order) => restockRefunded(engine, order.id))
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.RETURN_RECEIVED, OrderEditWorkflowEvents.CONFIRMED],
}
