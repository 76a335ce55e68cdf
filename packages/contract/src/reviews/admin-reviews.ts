import { z } from "zod"
import { pageSchema, searchedSchema } from "../lists"
import { MAX_REVIEW_REPLY, REVIEW_RULES, REVIEW_STATES } from "./review-sets"
import { reviewSchema } from "./reviews"

/** Review as administrators see it. */
export const adminReviewSchema = reviewSchema.extend({
  product_id: z.string(),
  product_name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Rule that a refused review breaks. */
  refusal: z.enum(REVIEW_RULES).nullable(),
  /** Order that proves the purchase. Null if it was deleted. */
  order_number: z.string().nullable(),
  /** Reports without a decision. */
  reports: z.array(z.object({ at: z.string(), rule: z.enum(REVIEW_RULES), text: z.string() })),
  version: z.string(),
})
export type AdminReview = z.infer<typeof adminReviewSchema>
export const adminReviewsSchema = z.array(adminReviewSchema)

/**
 * GET /api/admin/reviews: pending reviews oldest first, all others newest first. The header X-Total-Count has the total
 * number.
 */
export const adminReviewsQuerySchema = pageSchema.extend({
  state: z.enum(REVIEW_STATES).optional(),
  /** Only reviews with reports that have no decision yet. */
  reported: z.enum(["true"]).optional(),
  /** Words of the review or of the product's name. */
  search: searchedSchema,
})
export type AdminReviewsQuery = z.output<typeof adminReviewsQuerySchema>

/** PUT /api/admin/reviews/{id}. The decision also closes the review's reports. */
export const reviewDecisionSchema = z
  .object({
    state: z.enum(["published", "refused"]),
    /** Rule that a refused review breaks. The author receives it. */
    refusal: z.enum(REVIEW_RULES).nullable(),
    /** Reply, shown below a published review. */
    reply: z.string().trim().max(MAX_REVIEW_REPLY).nullable(),
  })
  .refine(({ state, refusal }) => (state === "refused") === (refusal !== null), { path: ["refusal"] })
export type ReviewDecision = z.input<typeof reviewDecisionSchema>
