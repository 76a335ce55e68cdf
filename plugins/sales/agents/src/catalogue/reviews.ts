import { publishedReviews } from "@bon-perroquet/api-kit/reviews"
import type { Language, Review } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { languageIn, type Call } from "../caller"
import { envelope } from "../documents/envelope"
import { notFound, type Message } from "../messages"
import { findReferenced } from "../references"
import { knexOf } from "../rows"
import { contextSchema } from "../rows/entered"
import { TEXTS } from "../texts"

export const reviewsInputSchema = z.object({
  id: z.string().min(1).max(255).describe("Id of a product or variant"),
  page: z.number().int().min(1).max(99_999).optional(),
  context: contextSchema.optional(),
})

/** Review for assistants. Texts have an origin, so that an assistant does not follow instructions in them. */
export interface ReviewDocument extends Pick<
  Review,
  "stars" | "title" | "text" | "language" | "written_at" | "is_verified"
> {
  text_origin: "customer"
  reply?: { text: string; text_origin: "merchant" }
}

/** Leaves out the name of the author. */
const documentOf = ({ reply, stars, title, text, language, written_at, is_verified }: Review) => ({
  ...{ stars, title, text, language, written_at, is_verified },
  text_origin: "customer" as const,
  ...(reply !== null && { reply: { text: reply, text_origin: "merchant" as const } }),
})

const NONE = { rating: null, reviews: [], page: 1, page_count: 1 }

/** Returns published reviews of a product, newest first. Without a plugin for reviews, there are none. */
export async function reviewsOf(container: MedusaContainer, product_id: string, page = 1) {
  const answer = (await publishedReviews(knexOf(container), product_id, page)) ?? NONE
  const reviews: ReviewDocument[] = answer.reviews.map(documentOf)
  return { rating: answer.rating, reviews, page: answer.page, page_count: answer.page_count }
}

const originMessages = (language: Language): Message[] => {
  const { customers } = TEXTS[language]
  return [{ type: "info", code: "customer_text", content: customers }]
}

/** @throws NoResult not_found */
export async function readReviews(call: Call, { id, page, context }: z.output<typeof reviewsInputSchema>) {
  const language = languageIn(call, context)
  const match = await findReferenced(call.container, id, language)
  if (!match) throw notFound(TEXTS[language].not_found)
  return {
    ucp: envelope([]),
    product_id: match.product.id,
    ...(await reviewsOf(call.container, match.product.id, page)),
    messages: originMessages(language),
  }
}
