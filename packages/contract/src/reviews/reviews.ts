import { z } from "zod"
import {
  MAX_REPORT_TEXT,
  MAX_REVIEW_NAME,
  MAX_REVIEW_TEXT,
  MAX_REVIEW_TITLE,
  MOST_STARS,
  REVIEW_RULES,
  REVIEW_STATES,
} from "./review-sets"
import { SHIPPED_LANGUAGES } from "../sets"
import { emailSchema } from "../shop/payment"
import { ratingSchema } from "../shop/rating"

const count = z.number().int().min(0)
const starsSchema = z.number().int().min(1).max(MOST_STARS)

/** A review as everybody reads it. */
export const reviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  /** As its author wants to be called; null of one who is no longer known. */
  author_name: z.string().nullable(),
  /** In which it is written. */
  language: z.enum(SHIPPED_LANGUAGES),
  /** When it was written, or changed. */
  written_at: z.string(),
  /** The shop's public answer. */
  reply: z.string().nullable(),
})
export type Review = z.infer<typeof reviewSchema>

/** GET /api/products/{id}/reviews. */
export const reviewsQuerySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .optional(),
})
export const reviewsAnswerSchema = z.object({
  /** Null while none is published. */
  rating: ratingSchema.nullable(),
  /** How many gave one star, two, three, four and five. */
  by_stars: z.array(count).length(MOST_STARS),
  /** Newest first, in whatever language they are written. */
  reviews: z.array(reviewSchema),
  page: z.number().int().min(1),
  /** At least 1. */
  page_count: z.number().int().min(1),
})
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>

/** POST /api/reviews/{id}/reports: a notice as Regulation (EU) 2022/2065 has it, article 16. */
export const reviewReportSchema = z.object({
  /** Which rule it breaks. */
  rule: z.enum(REVIEW_RULES),
  /** Why, in one's own words. */
  text: z.string().trim().min(1).max(MAX_REPORT_TEXT),
  /** Where the shop says what became of it; nowhere when absent. */
  email: emailSchema.optional(),
})
export type ReviewReport = z.input<typeof reviewReportSchema>

/** A review as its author sees it. */
export const ownReviewSchema = z.object({
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  author_name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** The rule that it breaks, where it was refused. */
  refusal: z.enum(REVIEW_RULES).nullable(),
  reply: z.string().nullable(),
  written_at: z.string(),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** What may be said of an order's products. */
export const orderReviewsSchema = z.object({
  /** Whether the order was delivered: before, nobody can know the goods. */
  may_review: z.boolean(),
  /** How the author is called unless they say otherwise. */
  author_name: z.string(),
  products: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      review: ownReviewSchema.nullable(),
    }),
  ),
})
export type OrderReviews = z.infer<typeof orderReviewsSchema>

/** PUT /api/users/orders/{order_number}/reviews: what is written of one product, new or instead of what was. */
export const reviewInputSchema = z.object({
  product_id: z.string().max(100),
  stars: starsSchema,
  title: z.string().trim().max(MAX_REVIEW_TITLE),
  text: z.string().trim().min(1).max(MAX_REVIEW_TEXT),
  author_name: z.string().trim().min(1).max(MAX_REVIEW_NAME),
})
export type ReviewInput = z.input<typeof reviewInputSchema>
export const reviewedProductSchema = z.object({ product_id: z.string().max(100) })

const byLink = { token: z.string().max(1_000) }
/** The same for whoever has the order's link. */
export const linkedReviewInputSchema = reviewInputSchema.extend(byLink)
export const linkedReviewedProductSchema = reviewedProductSchema.extend(byLink)

/** What is kept of a person's reviews. */
export const writtenReviewSchema = ownReviewSchema.extend({
  product_id: z.string(),
  order_number: z.string(),
})
export type WrittenReview = z.infer<typeof writtenReviewSchema>
