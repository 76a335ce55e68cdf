import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { endPriceLists, ofQuote } from "../quotes/price-lists"
import { acceptOrdered } from "../quotes/rows"

/** Accepts the offer of an order and ends its prices at once. If the event is lost, the job does it. */
export default async function acceptQuotes({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (!isOffered("quotes")) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const id of await acceptOrdered(knex, { order: data.id }))
    await ofQuote(container, id, () => endPriceLists(container, id))
}

export const config: SubscriberConfig = { event: "order.placed" }
