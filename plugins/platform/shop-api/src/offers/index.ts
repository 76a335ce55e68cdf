import type { Offer, RepeatOffer } from "@bon-perroquet/contract"
import { cheaperBefore } from "@bon-perroquet/price-history/history"
import { announcedOffers, readAutomatic, type RunningOffer } from "@bon-perroquet/checkout/promotions/simple"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"

/**
 * Ids of products that may not be advertised with an offer. Cached for five seconds, because the query reads all
 * products.
 */
const cache = new LRUCache<string, Promise<string[]>>({ max: 100, ttl: 5_000 })

/** Returns ids of products that were cheaper in the 30 days before the offer. */
function unannounced(knex: Knex, { offer, since }: RunningOffer): Promise<string[]> {
  const key = `${offer.id} ${since.toISOString()}`
  const cached = cache.get(key)
  if (cached) return cached
  const ids = cheaperBefore(knex, since)
  cache.set(key, ids)
  // A failed query is not cached.
  ids.catch(() => cache.delete(key))
  return ids
}

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

let connected: () => RepeatOffer | null = () => null

export function connectRepeats(offer: () => RepeatOffer | null): void {
  connected = offer
}

/** Returns the subscription intervals and discount, or null if the plugin `subscriptions` is disabled. */
export const repeatOffer = (): RepeatOffer | null => connected()
