import { z } from "zod"

/** What one piece costs to who buys at least so many of it at once. Prices are in euro, VAT included. */
export const tierSchema = z.object({
  from: z.number().int().min(2),
  price: z.number(),
  /** Null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Null when the unit is no volume. */
  price_per_litre: z.number().nullable(),
})
export type Tier = z.infer<typeof tierSchema>

/** What is said of a price beside the price itself. */
export const pricingSchema = z.object({
  /** What it costs when no sale runs; null while none does. */
  regular_price: z.number().nullable(),
  /** During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
  lowest_price_30_days: z.number().nullable(),
  /** Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
  tiers: z.array(tierSchema),
})
