import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { endOfCustomer } from "../actions"

export default async function customerDeleted({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await endOfCustomer(container, data.id)
}

export const config: SubscriberConfig = { event: "customer.deleted" }
