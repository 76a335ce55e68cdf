import { z } from "zod"
import { PROMOTION_TARGETS } from "../sets"

const cents = z.number().int()

/** Automatic promotion that applies now, for all customers. */
export const offerSchema = z.object({
  id: z.string(),
  on: z.enum(PROMOTION_TARGETS),
  /** Products of the promotion, if the target is "products". */
  product_ids: z.array(z.string()),
  /** Categories of the promotion, if the target is "categories". */
  category_ids: z.array(z.string()),
  /** Discount in per cent. If null, `amount_cents` applies, VAT included: off each unit, the order or the delivery. */
  percent: z.number().nullable(),
  amount_cents: cents.nullable(),
  /** Minimum value of the goods, VAT included. */
  minimum_cents: cents.nullable(),
  /** Last day in Belgium. Null if there is no end. */
  until: z.iso.date().nullable(),
  /**
   * Products on which the promotion must not be announced, because in the last 30 days they cost less than their
   * current price without it (directive 98/6/EC, article 6a).
   */
  unannounced_product_ids: z.array(z.string()),
})
export type Offer = z.infer<typeof offerSchema>
