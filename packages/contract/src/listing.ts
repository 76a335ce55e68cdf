import { z } from "zod"
import { customFieldsOf } from "./custom-fields/declared"
import { customInputSchema } from "./custom-fields/values"
import { productIdSchema } from "./shop/cart"
import { BIRD_KINDS } from "./shop/bird-sets"

/** The shop's fields of a product, in addition to Medusa's. */
export const listingInputSchema = z.strictObject({
  unit_label: z.string().trim().min(1).max(30),
  is_promotion: z.boolean(),
  /** If absent, the kinds of birds are not changed. */
  birds: z.array(z.enum(BIRD_KINDS)).max(BIRD_KINDS.length).optional(),
  /** Absent values are not changed. */
  custom_fields: customInputSchema(customFieldsOf("product")).optional(),
  /** Custom fields of sizes, by Medusa variant id. Absent sizes are not changed. */
  sizes: z
    .array(
      z.strictObject({
        id: productIdSchema,
        custom_fields: customInputSchema(customFieldsOf("variant")),
      }),
    )
    .max(1_000)
    .optional(),
})
export type ListingInput = z.infer<typeof listingInputSchema>
