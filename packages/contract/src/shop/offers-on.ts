import { toCents } from "../money"
import type { Offer } from "./offers"

/** Announcements of promotions on products. Imports no schemas, because every visit runs it. */

export interface OfferOn {
  offer: Offer
  /** Price of one unit in the cart. Null if it depends on other items. */
  price_cents: number | null
}

interface Offered {
  id: string
  category_id: string | null
  /** In euro. */
  price: number
}

const isFor = ({ id, category_id }: Offered, offer: Offer): boolean => {
  if (offer.unannounced_product_ids.includes(id)) return false
  if (offer.on === "products") return offer.product_ids.includes(id)
  if (offer.on === "categories") return category_id !== null && offer.category_ids.includes(category_id)
  return offer.on === "order"
}

/** Returns the unit price with a promotion. Null if other items or promotions affect the price. */
function priceWith({ price }: Offered, { on, percent, amount_cents, minimum_cents }: Offer): number | null {
  if (minimum_cents !== null) return null
  const whole = toCents(price)
  // Rounds the discount half up, like the cart.
  if (percent !== null) return whole - Math.round((whole * percent) / 100)
  return on === "order" ? null : Math.max(0, whole - (amount_cents ?? 0))
}

/**
 * Returns the announcements of a product. If several promotions apply, they have no price, because only the cart can
 * calculate it.
 */
export function offersOn(product: Offered, offers: readonly Offer[]): OfferOn[] {
  const matches = offers.filter((offer) => isFor(product, offer))
  return matches.map((offer) => ({
    offer,
    price_cents: matches.length === 1 ? priceWith(product, offer) : null,
  }))
}
