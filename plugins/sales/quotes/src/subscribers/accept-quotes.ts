import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { endPriceLists, ofQuote } from "../quotes/price-lists"
import { acceptOrdered } from "../quotes/rows"

/** Accepts the offer of an order and ends its prices at once. If the event is lost, the job does it. */
export default async function acceptQuotes({ container }: SubscriberArgs): Promise<void> {
  if (!isOffered("quotes")) return
  for (const id of await acceptOrdered(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
    await ofQuote(container, id, () => endPriceLists(container, id))
}

export const config: SubscriberConfig = { event: "order.placed" }
