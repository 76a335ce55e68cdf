import { z } from "zod"
import { BIRD_KINDS } from "./shop/bird-sets"

/** How a product stands in the shop's lists, beside what the engine's product says. */
export const listingInputSchema = z.strictObject({
  unit_label: z.string().trim().min(1).max(30),
  is_promotion: z.boolean(),
  /** For which birds the product is; as it is when absent. */
  birds: z.array(z.enum(BIRD_KINDS)).max(BIRD_KINDS.length).optional(),
})
export type ListingInput = z.infer<typeof listingInputSchema>
