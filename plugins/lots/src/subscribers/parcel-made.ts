import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keepsLots, nameOrderOfParcel } from "../lots"

/** A parcel that Medusa Admin made knows its lots as well; what is missed here is found by the job `bring-lots-together`. */
export default async function parcelMade({
  event: { data },
  container,
}: SubscriberArgs<{ fulfillment_id: string }>): Promise<void> {
  if (!keepsLots()) return
  await nameOrderOfParcel(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), data.fulfillment_id)
}

export const config: SubscriberConfig = { event: "order.fulfillment_created" }
