import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { MONEY_MOVED } from "@bon-perroquet/checkout/money"
import { syncNotice } from "../refunds"

/** Takes it over at once; what is missed here is found by the job `sync-payments`. */
export default async function moneyMoved({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await syncNotice(container, data.id)
}

export const config: SubscriberConfig = { event: MONEY_MOVED }
