import { z } from "zod"
import { toCents } from "../money"

/** What a promotion takes something off. */
export const PROMOTION_TARGETS = ["order", "products", "categories", "delivery"] as const
export type PromotionTarget = (typeof PROMOTION_TARGETS)[number]

const cents = z.number().int()

/** A promotion that applies by itself to whoever buys, now. */
export const offerSchema = z.object({
  id: z.string(),
  on: z.enum(PROMOTION_TARGETS),
  /** With products: those that it is for. */
  product_ids: z.array(z.string()),
  /** With categories: those whose products it is for. */
  category_ids: z.array(z.string()),
  /** What it takes off: a percentage, or else an amount, VAT included: of each piece, the whole order or the delivery. */
  percent: z.number().nullable(),
  amount_cents: cents.nullable(),
  /** Worth of goods from which it applies, VAT included. */
  minimum_cents: cents.nullable(),
  /** The last day in Belgium; null where none is set. */
  until: z.iso.date().nullable(),
  /**
   * Products of which nothing may be announced: within the thirty days before, they cost less than they do now without it
   * (directive 98/6/EC, article 6a).
   */
  unannounced_product_ids: z.array(z.string()),
})
export type Offer = z.infer<typeof offerSchema>

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
