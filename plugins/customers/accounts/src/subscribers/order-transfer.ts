import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { mailOrderTransfer } from "../mails"

type Requested = { order_change_id: string }

export default async function orderTransfer({ event, container }: SubscriberArgs<Requested>): Promise<void> {
  await mailOrderTransfer(container, event.data.order_change_id)
}

export const config: SubscriberConfig = { event: [OrderWorkflowEvents.TRANSFER_REQUESTED] }
