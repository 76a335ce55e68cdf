import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { MONEY_MOVED } from "@bon-perroquet/checkout/money"
import { syncNotice } from "../refunds"

/**
 * Copies a payment's refunds and disputes to its order. If the event is lost, the job `sync-payments` does
 * it.
 */
export default async function moneyMoved({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await syncNotice(container, data.id)
}

export const config: SubscriberConfig = { event: MONEY_MOVED }
