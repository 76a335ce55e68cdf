import type { ImportedReview } from "@bon-perroquet/api-kit/reviews"
import type { OwnReview, Review } from "@bon-perroquet/contract"

export type ReviewRow = Omit<ImportedReview, "written_at"> & { order_id: string | null; written_at: Date }

export const reviewView = ({ id, stars, title, text, author_name, language, ...row }: ReviewRow): Review => ({
  ...{ id, stars, title, text, author_name, language },
  written_at: row.written_at.toISOString(),
  reply: row.reply,
  is_verified: row.is_verified,
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
