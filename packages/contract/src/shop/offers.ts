import { z } from "zod"
import { PROMOTION_TARGETS } from "../sets"

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
