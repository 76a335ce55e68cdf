import { z } from "zod"
import { POINT_KINDS } from "../sets"

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
