import { z } from "zod"
import { pageSchema, searchedSchema } from "../lists"
import { adminReviewSchema, reviewDecisionSchema } from "./admin-reviews"
import { MAX_QUESTION_TEXT, REVIEW_RULES, REVIEW_STATES } from "./review-sets"
import { reviewInputSchema, reviewSchema, reviewsAnswerSchema } from "./reviews"

const askedSchema = reviewSchema.omit({ stars: true, title: true, is_verified: true })

/** Published question with the shop's answer. */
export const questionSchema = askedSchema.extend({ reply: z.string() })
export type Question = z.infer<typeof questionSchema>

/** GET /api/products/{id}/questions: newest first, in all languages. */
export const questionsAnswerSchema = reviewsAnswerSchema
  .pick({ page: true, page_count: true })
  .extend({ questions: z.array(questionSchema) })
export type QuestionsAnswer = z.infer<typeof questionsAnswerSchema>

/** POST /api/products/{id}/questions. */
export const questionInputSchema = reviewInputSchema
  .pick({ author_name: true })
  .extend({ text: z.string().trim().min(1).max(MAX_QUESTION_TEXT) })
export type QuestionInput = z.input<typeof questionInputSchema>

/** Question as administrators see it. */
export const adminQuestionSchema = adminReviewSchema.omit({
  stars: true,
  title: true,
  is_verified: true,
  order_number: true,
  reports: true,
})
export type AdminQuestion = z.infer<typeof adminQuestionSchema>
export const adminQuestionsSchema = z.array(adminQuestionSchema)

/** GET /api/admin/questions, with the same filters as for reviews. */
export const adminQuestionsQuerySchema = pageSchema.extend({
  state: z.enum(REVIEW_STATES).optional(),
  /** Words of the question or of the product's name. */
  search: searchedSchema,
})
export type AdminQuestionsQuery = z.output<typeof adminQuestionsQuerySchema>

/** PUT /api/admin/questions/{id}. A published question has an answer. */
export const questionDecisionSchema = reviewDecisionSchema.refine(
  ({ state, reply }) => state === "refused" || Boolean(reply),
  { path: ["reply"] },
)

/** Questions in a personal data export. */
export const askedQuestionSchema = askedSchema.extend({
  product_id: z.string(),
  state: z.enum(REVIEW_STATES),
  refusal: z.enum(REVIEW_RULES).nullable(),
})
export type AskedQuestion = z.infer<typeof askedQuestionSchema>
