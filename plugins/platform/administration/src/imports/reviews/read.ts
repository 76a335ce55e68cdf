import {
  emailSchema,
  REVIEW_RULES,
  REVIEW_STATES,
  reviewInputSchema,
  reviewDecisionSchema,
  SHIPPED_LANGUAGES,
  type ImportReading,
  type Language,
  type ReviewColumn,
} from "@bon-perroquet/contract"
import type { ImportedReview } from "@bon-perroquet/api-kit/reviews"
import type { ImportRow } from "../../modules/product-import"
import { truthOf } from "../../product-file"
import { pastMomentIn } from "../former-orders/order"
import { plainTextOf } from "../layouts/plain-text"
import { objection, type Objection } from "../objection"
import { readFlat, type Reading } from "../reading"
import { plainHeading } from "../written"
import { REVIEW_HEADINGS } from "./headings"

type Cells = Partial<Record<ReviewColumn, string>>
type ReviewDraft = Omit<ImportedReview, "id" | "product_id" | "is_verified">

export interface ReadReview {
  line: number
  /** Page address or URL, and SKU of the product. */
  product: string
  sku: string
  draft: ReviewDraft
  wrong: Objection[]
}

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  reviews: ReadReview[]
  reading: Reading
}

/** Parses a file of reviews. Without the required columns, it returns a question instead of reviews. @throws 422 */
export async function readReviews(bytes: Buffer, requested: Partial<ImportReading>): Promise<ReadFile> {
  const { rows, unknown_columns, reading } = await readFlat(bytes, requested, REVIEW_HEADINGS)
  return {
    reviews: rows.map(({ line, cells }) => reviewIn(line, cells, reading.language)),
    unknown_columns,
    reading,
  }
}

/** Returns the state that the former shop gave a review. "hidden" is one that it rejected or deleted. */
function stateIn(cell: string): ImportedReview["state"] | "hidden" | undefined {
  const word = plainHeading(cell)
  const own = REVIEW_STATES.find((state) => state === word)
  if (own || !word) return own ?? "published"
  if (/^(?:approved|approve|ok|publish|publie|gepubliceerd|veroffentlicht|curated)$/.test(word))
    return "published"
  if (/^(?:hold|pending|unapproved|not yet|draft|en attente|in afwachting|wartend)$/.test(word))
    return "waiting"
  if (/^(?:spam|trash|hidden|archived|not published|unpublished|deleted)$/.test(word)) return "hidden"
  const isShown = truthOf(cell)
  return isShown === undefined ? undefined : isShown ? "published" : "waiting"
}

function reviewIn(line: number, cells: Cells, language: Language): ReadReview {
  const wrong: Objection[] = []
  const invalid = (column: ReviewColumn) => wrong.push(objection("value_invalid", column))
  const of = (column: ReviewColumn) => cells[column]?.trim() ?? ""
  const text = plainTextOf(of("text"))
  const email = of("email").toLowerCase()
  const state = stateIn(of("state"))
  const written_at = pastMomentIn(of("written_at"))
  const spoken = of("language").toLowerCase().split(/[-_]/)[0]
  const read = SHIPPED_LANGUAGES.find((each) => each === (spoken || language))
  const refusal = REVIEW_RULES.find((rule) => rule === of("refusal")) ?? null
  const reply = plainTextOf(of("reply")) || null
  const review = {
    stars: Number(of("stars")),
    title: plainTextOf(of("title")),
    text,
    author_name: of("author"),
  }
  const checked = reviewInputSchema
    .omit({ product_id: true })
    // A review of a deleted author has no name.
    .safeParse({ ...review, author_name: review.author_name || "–" })
  const columns = { stars: "stars", title: "title", text: "text", author_name: "author" } as const
  for (const { path } of checked.error?.issues ?? []) invalid(columns[path[0] as keyof typeof columns])
  if (email && !emailSchema.safeParse(email).success) wrong.push(objection("email_invalid"))
  if (!written_at) invalid("written_at")
  if (!read) invalid("language")
  if (state === undefined) invalid("state")
  if (state === "hidden") wrong.push(objection("review_hidden"))
  const decided = { state: state === "refused" ? state : "published", refusal, reply }
  for (const { path } of reviewDecisionSchema.safeParse(decided).error?.issues ?? [])
    invalid(path[0] === "reply" ? "reply" : "refusal")
  return {
    ...{ line, product: of("product"), sku: of("sku"), wrong },
    draft: {
      ...review,
      author_name: review.author_name || null,
      order_number: of("order_number").replace(/^#/, "").slice(0, 60) || null,
      email: email || null,
      language: read ?? language,
      state: state === "hidden" || state === undefined ? "waiting" : state,
      ...{ refusal, reply, written_at: written_at ?? "" },
    },
  }
}
