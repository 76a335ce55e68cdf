import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keepsLots, nameOrderOfParcel } from "../lots"

/** Assigns lot movements to Medusa Admin's parcels. If the event is lost, the job `bring-lots-together` does it. */
export default async function parcelChanged({
  event: { data },
  container,
}: SubscriberArgs<{ fulfillment_id: string }>): Promise<void> {
  if (!keepsLots()) return
  await nameOrderOfParcel(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), data.fulfillment_id)
}

export const config: SubscriberConfig = {
  event: ["order.fulfillment_created", "order.fulfillment_canceled"],
}
