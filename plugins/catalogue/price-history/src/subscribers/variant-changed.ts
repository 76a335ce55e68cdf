import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { recordCurrentPrices } from "../recording"

/** Records the new price. If the event is lost, the job `record-prices` records it. */
export default async function variantChanged({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await recordCurrentPrices(container, { id: event.data.id })
}

export const config: SubscriberConfig = { event: ["product-variant.created", "product-variant.updated"] }
