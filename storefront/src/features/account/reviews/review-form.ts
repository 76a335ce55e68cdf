import "../../../config/validation"
import { reviewInputSchema, type OwnReview } from "@bon-perroquet/contract"
import { z } from "zod"

const { title, text, author_name } = reviewInputSchema.shape

/** Schema of the form. Initially no stars are selected. */
export const reviewFormSchema = z.object({ stars: z.number().int().min(1).max(5), title, text, author_name })
export type ReviewValues = z.input<typeof reviewFormSchema>

export const valuesOf = (review: OwnReview | null, authorName: string): ReviewValues =>
  review
    ? { stars: review.stars, title: review.title, text: review.text, author_name: review.author_name }
    : { stars: 0, title: "", text: "", author_name: authorName }
