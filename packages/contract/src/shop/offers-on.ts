import { toCents } from "../money"
import type { Offer } from "./offers"

/** What is announced of a product; without schemas, as every visit runs it. */

/** What an offer says of a product. */
export interface OfferOn {
  offer: Offer
  /** What one piece costs in the cart; null where that depends on what else is in it. */
  price_cents: number | null
}

interface Offered {
  id: string
  category_id: string | null
  /** Euro. */
  price: number
}

const isFor = ({ id, category_id }: Offered, offer: Offer): boolean => {
  if (offer.unannounced_product_ids.includes(id)) return false
  if (offer.on === "products") return offer.product_ids.includes(id)
  if (offer.on === "categories") return category_id !== null && offer.category_ids.includes(category_id)
  return offer.on === "order"
}

/** What one piece costs with an offer, where nothing else decides it. */
function priceWith({ price }: Offered, { on, percent, amount_cents, minimum_cents }: Offer): number | null {
  if (minimum_cents !== null) return null
  const whole = toCents(price)
  // As the cart rounds: what is taken off, half a cent up.
  if (percent !== null) return whole - Math.round((whole * percent) / 100)
  return on === "order" ? null : Math.max(0, whole - (amount_cents ?? 0))
}

/** What is announced of a product. Where several apply, what it costs with all of them is the cart's to say. */
export function offersOn(product: Offered, offers: readonly Offer[]): OfferOn[] {
  const found = offers.filter((offer) => isFor(product, offer))
  return found.map((offer) => ({
    offer,
    price_cents: found.length === 1 ? priceWith(product, offer) : null,
  }))
}
