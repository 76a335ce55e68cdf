import type { Language, Question, ReviewRule, ReviewState } from "@bon-perroquet/contract"

export interface QuestionRow {
  id: string
  product_id: string
  customer_id: string | null
  email: string | null
  author_name: string | null
  text: string
  language: Language
  state: ReviewState
  refusal: ReviewRule | null
  reply: string | null
  written_at: Date
}

export const askedView = ({ id, text, author_name, language, written_at, reply }: QuestionRow) => ({
  ...{ id, text, author_name, language, reply },
  written_at: written_at.toISOString(),
})

export const publishedView = (row: QuestionRow): Question => ({ ...askedView(row), reply: row.reply ?? "" })
