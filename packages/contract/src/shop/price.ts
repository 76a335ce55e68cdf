import { z } from "zod"
import { POINT_KINDS } from "../sets"

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
type UnitPrice = Omit<Tier, "from">

/** What is said of a price beside the price itself. */
export const pricingSchema = z.object({
  /** What it costs when no sale runs; null while none does. */
  regular_price: z.number().nullable(),
  /** During a sale: the lowest price of the thirty days before it began; null where it cost nothing before. */
  lowest_price_30_days: z.number().nullable(),
  /** Lower prices for who buys more at once, by rising quantity; each holds up to the next. */
  tiers: z.array(tierSchema),
})

/** What one piece of it costs to who buys so many at once. */
export const priceFor = (variant: UnitPrice & { tiers: readonly Tier[] }, quantity: number): UnitPrice =>
  variant.tiers.findLast(({ from }) => from <= quantity) ?? variant

/**
 * What a reduced price is compared with: the lowest of the thirty days before. Null where nothing is announced: no sale
 * runs, or it cost no more before.
 */
export const comparedPrice = ({
  price,
  lowest_price_30_days: lowest,
}: {
  price: number
  lowest_price_30_days: number | null
}): number | null => (lowest !== null && lowest > price ? lowest : null)

/** Kinds of delivery; a parcel goes to a point of the carrier's in all but the first. */
export const DELIVERY_KINDS = ["home", ...POINT_KINDS] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** What a kind of delivery costs to one country, VAT included. */
export const tariffSchema = z.object({
  /** Price of one parcel by its weight, the lightest first; the last step is the heaviest parcel there is. */
  steps: z
    .array(z.object({ up_to_grams: z.number().int().min(1), price_cents: z.number().int().min(0) }))
    .min(1)
    .max(20)
    .refine((steps) =>
      steps.every((step, index) => index === 0 || step.up_to_grams > (steps[index - 1]?.up_to_grams ?? 0)),
    ),
  /** Goods worth this much, VAT included, are delivered free; null where they never are. */
  free_from_cents: z.number().int().min(0).nullable(),
})
export type Tariff = z.infer<typeof tariffSchema>
