import { POINT_KINDS, type PointKind } from "@bon-perroquet/contract/sets"
import { z } from "zod"

/** What the carrier charges; pure, so that the cart's view and the engine say the same. */

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

/** Kinds of delivery; a parcel goes to a point of the carrier's in all but the first. */
export const DELIVERY_KINDS = ["home", ...POINT_KINDS] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Whether the shopper has to say which point. */
export const needsPoint = (code: string): code is PointKind => POINT_KINDS.some((kind) => kind === code)

/** `data` of a shipping option of this carrier. */
export const optionDataSchema = z.object({
  code: z.enum(DELIVERY_KINDS),
  /** Working days, from and to. */
  min_days: z.number().int().min(0).optional(),
  max_days: z.number().int().min(0).optional(),
  tariff: tariffSchema,
})
export type OptionData = z.infer<typeof optionDataSchema>

/** What is to be delivered: its weight, and what the goods cost, VAT included. */
export interface Shipment {
  grams: number
  items_cents: number
}

/**
 * The price of a delivery in cents, VAT included. What is heavier than the heaviest parcel goes in several: as many full
 * ones as it takes, and one for the rest.
 */
export function deliveryPrice({ steps, free_from_cents }: Tariff, { grams, items_cents }: Shipment): number {
  if (free_from_cents !== null && items_cents >= free_from_cents) return 0
  const heaviest = steps.at(-1)
  if (!heaviest) throw new RangeError("A tariff needs at least one step")
  const parcels = Math.max(1, Math.ceil(grams / heaviest.up_to_grams))
  const rest = grams - (parcels - 1) * heaviest.up_to_grams
  const last = steps.find(({ up_to_grams }) => rest <= up_to_grams) ?? heaviest
  return (parcels - 1) * heaviest.price_cents + last.price_cents
}
