import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { endOfCustomer } from "../actions"

/** Who deletes their account gets nothing any more, and is charged nothing. */
export default async function customerDeleted({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await endOfCustomer(container, data.id)
}

export const config: SubscriberConfig = { event: "customer.deleted" }
