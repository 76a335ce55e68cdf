import { z } from "zod"

export const ratingSchema = z.object({
  /** 1 to 5 stars, with one decimal. */
  average: z.number(),
  /** Number of published reviews. */
  count: z.number().int().min(1),
})
export type Rating = z.infer<typeof ratingSchema>
