import type { Offer } from "@bon-perroquet/contract"
import { cheaperBefore } from "@bon-perroquet/price-history/history"
import { announcedOffers, readAutomatic, type RunningOffer } from "@bon-perroquet/promotions/simple"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"

export { connectRepeats, repeatOffer } from "./repeats"

/** What the history of prices says, told again for five seconds: it is read over all products. By offer. */
const kept = new LRUCache<string, Promise<string[]>>({ max: 100, ttl: 5_000 })

/** Products that cost less than they do now within the thirty days before an offer began. */
function unannounced(knex: Knex, { offer, since }: RunningOffer): Promise<string[]> {
  const key = `${offer.id} ${since.toISOString()}`
  const known = kept.get(key)
  if (known) return known
  const ids = cheaperBefore(knex, since)
  kept.set(key, ids)
  // The next caller asks again.
  ids.catch(() => kept.delete(key))
  return ids
}

/** What applies by itself to whoever buys now, as far as it may be announced. */
export async function offersNow(container: MedusaContainer): Promise<Offer[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const running = announcedOffers(await readAutomatic(knex))
  return Promise.all(
    running.map(async (each) => ({
      ...each.offer,
      unannounced_product_ids: each.offer.on === "delivery" ? [] : await unannounced(knex, each),
    })),
  )
}
