import { z } from "zod"
import { pageSchema, searchedSchema } from "../lists"
import { MAX_REVIEW_REPLY, REVIEW_RULES, REVIEW_STATES } from "./review-sets"
import { reviewSchema } from "./reviews"

/** A review as administrators see it. */
export const adminReviewSchema = reviewSchema.extend({
  product_id: z.string(),
  product_name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** The rule that it breaks, where it was refused. */
  refusal: z.enum(REVIEW_RULES).nullable(),
  /** By which it is shown that its author bought; null where that is forgotten. */
  order_number: z.string().nullable(),
  /** Notices that nobody has decided about. */
  reports: z.array(z.object({ at: z.string(), rule: z.enum(REVIEW_RULES), text: z.string() })),
  version: z.string(),
})
export type AdminReview = z.infer<typeof adminReviewSchema>
export const adminReviewsSchema = z.array(adminReviewSchema)

/** GET /api/admin/reviews: those that wait longest first, of all others the newest; the number of all is in X-Total-Count. */
export const adminReviewsQuerySchema = pageSchema.extend({
  state: z.enum(REVIEW_STATES).optional(),
  /** Those with notices that nobody has decided about. */
  reported: z.enum(["true"]).optional(),
  /** Words of the review, or of the product's name. */
  search: searchedSchema,
})
export type AdminReviewsQuery = z.output<typeof adminReviewsQuerySchema>

/** PUT /api/admin/reviews/{id}. What is decided answers its notices too. */
export const reviewDecisionSchema = z
  .object({
    state: z.enum(["published", "refused"]),
    /** Of a refusal: the author is told. */
    refusal: z.enum(REVIEW_RULES).nullable(),
    /** Shown below a published review. */
    reply: z.string().trim().max(MAX_REVIEW_REPLY).nullable(),
  })
  .refine(({ state, refusal }) => (state === "refused") === (refusal !== null), { path: ["refusal"] })
export type ReviewDecision = z.input<typeof reviewDecisionSchema>
