import { z } from "zod"

/** How a product stands in the shop's lists, beside what the engine's product says. */
export const listingInputSchema = z.strictObject({
  unit_label: z.string().trim().min(1).max(30),
  is_promotion: z.boolean(),
})
export type ListingInput = z.infer<typeof listingInputSchema>
