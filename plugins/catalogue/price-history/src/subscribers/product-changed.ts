import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { recordCurrentPrices } from "../recording"

/** Records the new prices. If the event is lost, the job `record-prices` records them. */
export default async function productChanged({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await recordCurrentPrices(container, { product_id: event.data.id })
}

export const config: SubscriberConfig = { event: ["product.created", "product.updated"] }
