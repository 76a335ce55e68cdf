import type { Language, OwnReview, Review, ReviewRule, ReviewState } from "@bon-perroquet/contract"

export interface ReviewRow {
  id: string
  product_id: string
  order_id: string | null
  order_number: string | null
  email: string | null
  stars: number
  title: string
  text: string
  author_name: string | null
  language: Language
  state: ReviewState
  refusal: ReviewRule | null
  reply: string | null
  written_at: Date
}

export const reviewView = ({ id, stars, title, text, author_name, language, ...row }: ReviewRow): Review => ({
  ...{ id, stars, title, text, author_name, language },
  written_at: row.written_at.toISOString(),
  reply: row.reply,
})

export const ownView = ({
  stars,
  title,
  text,
  author_name,
  state,
  refusal,
  ...row
}: ReviewRow): OwnReview => ({
  ...{ stars, title, text, author_name: author_name ?? "", state, refusal },
  reply: row.reply,
  written_at: row.written_at.toISOString(),
})
