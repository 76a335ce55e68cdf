import { z } from "zod"

/** What buyers think of a product, in one line. */
export const ratingSchema = z.object({
  /** Of 1 to 5 stars, to one decimal. */
  average: z.number(),
  /** Published reviews. */
  count: z.number().int().min(1),
})
export type Rating = z.infer<typeof ratingSchema>
