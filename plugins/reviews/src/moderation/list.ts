import type { AdminReview, AdminReviewsQuery, ReviewRule } from "@bon-perroquet/contract"
import { refuse, versioned } from "@bon-perroquet/shop-api/http"
import { reviewKeeper } from "@bon-perroquet/shop-api/reviews"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { reviewView, type ReviewRow } from "../reviews"

type Row = ReviewRow & {
  product_name: string | null
  reports: { at: string; rule: ReviewRule; text: string }[] | null
  total: number
}

const REPORTS = `
  SELECT jsonb_agg(jsonb_build_object('at', created_at, 'rule', rule, 'text', text) ORDER BY created_at)
  FROM review_report WHERE review_id = review.id AND decided_at IS NULL`
const SELECT = `
  SELECT review.*, product.title AS product_name, (${REPORTS}) AS reports, count(*) OVER ()::int AS total
  FROM review LEFT JOIN product ON product.id = review.product_id`

const viewOf = (row: Row): AdminReview =>
  versioned({
    ...reviewView(row),
    product_id: row.product_id,
    product_name: row.product_name ?? "",
    state: row.state,
    refusal: row.refusal,
    order_number: row.order_number,
    reports: (row.reports ?? []).map(({ at, ...report }) => ({ at: new Date(at).toISOString(), ...report })),
  })

function requireReviews(): void {
  if (!reviewKeeper()) throw refuse("not_found", 404)
}

/** Escapes the wildcards of LIKE. */
const literally = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`

/** Returns a page of reviews and the number of matches. */
export async function listReviews(
  knex: Knex,
  { state, reported, search, offset, limit }: AdminReviewsQuery,
): Promise<{ reviews: AdminReview[]; total: number }> {
  requireReviews()
  const conditions = [
    state && "review.state = :state",
    reported && "review.id IN (SELECT review_id FROM review_report WHERE decided_at IS NULL)",
    search &&
      "(review.title ILIKE :words OR review.text ILIKE :words OR review.author_name ILIKE :words OR product.title ILIKE :words)",
  ].filter(Boolean)
  const where = conditions.length ? `WHERE ${conditions.join(" AND ")}` : ""
  const values = { state: state ?? "", words: literally(search ?? "") }
  const order = state === "waiting" ? "ASC" : "DESC"
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `${SELECT} ${where} ORDER BY review.written_at ${order}, review.id OFFSET :offset LIMIT :limit`,
    { ...values, offset, limit },
  )
  if (rows[0]) return { reviews: rows.map(viewOf), total: rows[0].total }
  const { rows: counted } = await knex.raw<{ rows: { total: number }[] }>(
    `SELECT count(*)::int AS total FROM review LEFT JOIN product ON product.id = review.product_id ${where}`,
    values,
  )
  return { reviews: [], total: counted[0]?.total ?? 0 }
}

/** Returns a review with its notices. @throws 404 if it does not exist or reviews are disabled */
export async function adminReview(knex: Knex, id: string): Promise<AdminReview> {
  requireReviews()
  const { rows } = await knex.raw<{ rows: Row[] }>(`${SELECT} WHERE review.id = ?`, [id])
  if (!rows[0]) throw refuse("review_not_found", 404)
  return viewOf(rows[0])
}
