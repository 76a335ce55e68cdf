import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { recordCurrentPrices } from "../recording"

/** The job `record-prices` repeats lost events. */
export default async function productChanged({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await recordCurrentPrices(container, { product_id: event.data.id })
}

export const config: SubscriberConfig = { event: ["product.created", "product.updated"] }
