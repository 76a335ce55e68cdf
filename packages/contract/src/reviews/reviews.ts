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
import { emailSchema } from "../forms/email"
import { ratingSchema } from "../shop/rating"

const count = z.number().int().min(0)
const starsSchema = z.number().int().min(1).max(MOST_STARS)

/** Published review. */
export const reviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  /** Name that the author chose. Null if the author was deleted. */
  author_name: z.string().nullable(),
  language: z.enum(SHIPPED_LANGUAGES),
  /** When it was written or last changed. */
  written_at: z.string(),
  /** Public reply of the shop. */
  reply: z.string().nullable(),
  /** False for a review of a former shop whose purchase is not proved (Directive 2005/29/EC, article 7). */
  is_verified: z.boolean(),
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
  /** Null if there are no published reviews. */
  rating: ratingSchema.nullable(),
  /** Number of reviews with one star, two, three, four and five. */
  by_stars: z.array(count).length(MOST_STARS),
  /** Number of published reviews of a former shop whose purchase is not proved. The rating includes them. */
  unverified_count: count,
  /** Newest first, in all languages. */
  reviews: z.array(reviewSchema),
  page: z.number().int().min(1),
  /** At least 1. */
  page_count: z.number().int().min(1),
})
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>

/** POST /api/reviews/{id}/reports: a notice according to Regulation (EU) 2022/2065, article 16. */
export const reviewReportSchema = z.object({
  /** Rule that the review breaks. */
  rule: z.enum(REVIEW_RULES),
  /** Explanation. */
  text: z.string().trim().min(1).max(MAX_REPORT_TEXT),
  /** E-mail address for the decision. If absent, no answer is sent. */
  email: emailSchema.optional(),
})
export type ReviewReport = z.input<typeof reviewReportSchema>

/** Review as its author sees it. */
export const ownReviewSchema = z.object({
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  author_name: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Rule that a refused review breaks. */
  refusal: z.enum(REVIEW_RULES).nullable(),
  reply: z.string().nullable(),
  written_at: z.string(),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** Products of an order with their reviews. */
export const orderReviewsSchema = z.object({
  /** Whether the order was delivered, so that reviews are possible. */
  may_review: z.boolean(),
  /** Default name of the author. */
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

/** PUT /api/users/orders/{order_number}/reviews: creates or replaces the review of one product. */
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
/** Review in a request, with the token of the order's link instead of a session. */
export const linkedReviewInputSchema = reviewInputSchema.extend(byLink)
export const linkedReviewedProductSchema = reviewedProductSchema.extend(byLink)

/** Reviews in a personal data export. */
export const writtenReviewSchema = ownReviewSchema.extend({
  product_id: z.string(),
  order_number: z.string(),
})
export type WrittenReview = z.infer<typeof writtenReviewSchema>
