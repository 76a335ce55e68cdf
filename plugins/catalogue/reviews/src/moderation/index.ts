import type {
  AdminReview,
  AdminReviewsQuery,
  ReviewRule,
  Language,
  reviewDecisionSchema,
} from "@bon-perroquet/contract"
import { refuse, versioned, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import { reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { reviewView, type ReviewRow, lockProduct, summarise } from "../reviews"
import { productsForSale, rereadProducts } from "@bon-perroquet/api-kit/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { writeChanges, type Author } from "@bon-perroquet/api-kit/changes"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { mailOutcome, mailRefusal } from "../mails"

type Row = ReviewRow & {
  product_name: string | null
  reports: { at: string; rule: ReviewRule; text: string }[] | null
  total: number
}

export const joinProduct = (table: "review" | "question"): string =>
  `LEFT JOIN product ON product.id = ${table}.product_id`

const REPORTS = `
  SELECT jsonb_agg(jsonb_build_object('at', created_at, 'rule', rule, 'text', text) ORDER BY created_at)
  FROM review_report WHERE review_id = review.id AND decided_at IS NULL`
const SELECT = `
  SELECT review.*, product.title AS product_name, (${REPORTS}) AS reports, count(*) OVER ()::int AS total
  FROM review ${joinProduct("review")}`

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
export const literally = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`

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
    `SELECT count(*)::int AS total FROM review ${joinProduct("review")} ${where}`,
    values,
  )
  return { reviews: [], total: counted[0]?.total ?? 0 }
}

/** @throws 404 if the review does not exist or reviews are disabled */
export async function adminReview(knex: Knex, id: string): Promise<AdminReview> {
  requireReviews()
  const { rows } = await knex.raw<{ rows: Row[] }>(`${SELECT} WHERE review.id = ?`, [id])
  if (!rows[0]) throw refuse("review_not_found", 404)
  return viewOf(rows[0])
}

/** Sets product names in the reader's language. Those of inactive products stay in French. */
export async function named<View extends Pick<AdminReview, "product_id" | "product_name">>(
  container: MedusaContainer,
  language: Language,
  views: View[],
): Promise<View[]> {
  const ids = [...new Set(views.map(({ product_id }) => product_id))]
  const products = await productsForSale(container, ids)
  const nameOf = new Map(products.map((product) => [product.id, product[`name_${language}`]]))
  return views.map((view) => ({ ...view, product_name: nameOf.get(view.product_id) ?? view.product_name }))
}

type Decision = z.output<typeof reviewDecisionSchema>

interface Answered {
  id: string
  email: string | null
  language: Language
}

/**
 * Decides on a review and the reports about it, and informs author and reporters.
 * @throws 412 if the version is outdated
 */
export async function decideReview(
  container: MedusaContainer,
  author: Author,
  id: string,
  decision: Decision,
  precondition: Precondition,
): Promise<AdminReview> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { product_id } = await adminReview(knex, id)
  const { before, answered, email } = await knex.transaction(async (transaction) => {
    await lockProduct(transaction, product_id)
    const read = await adminReview(transaction, id)
    requireUnchanged(precondition, read)
    const written = await write(transaction, id, decision)
    await summarise(transaction, product_id)
    await noteChange(transaction, author, read, decision)
    return { before: read, ...written }
  })
  await rereadProducts(container, [product_id])
  const after = await adminReview(knex, id)
  const isNew = before.state !== decision.state || before.refusal !== decision.refusal
  if (decision.refusal && email && isNew) await mailRefusal(container, after, decision.refusal, email)
  for (const { id: report, email: to, language } of answered)
    if (to)
      await mailOutcome(container, { report, to, language, product: after.product_name }, decision.state)
  return after
}

async function write(transaction: Knex, id: string, { state, refusal, reply }: Decision) {
  const { rows } = await transaction.raw<{ rows: { email: string | null }[] }>(
    `UPDATE review SET state = :state, refusal = :refusal, reply = :reply, updated_at = now() WHERE id = :id
     RETURNING COALESCE(review.email, (SELECT lower("order".email) FROM "order" WHERE "order".id = review.order_id)) AS email`,
    { id, state, refusal, reply: reply || null },
  )
  const { rows: answered } = await transaction.raw<{ rows: Answered[] }>(
    `UPDATE review_report SET decided_at = now(), updated_at = now() WHERE review_id = ? AND decided_at IS NULL
     RETURNING id, email, language`,
    [id],
  )
  return { email: rows[0]?.email ?? null, answered }
}

async function noteChange(
  transaction: Knex,
  author: Author,
  { product_id, product_name: label, state, refusal, reply, reports }: AdminReview,
  decision: Decision,
): Promise<void> {
  const before = { state, refusal, reply }
  const after = { state: decision.state, refusal: decision.refusal, reply: decision.reply || null }
  if (!reports.length && JSON.stringify(before) === JSON.stringify(after)) return
  await writeChanges(transaction, [
    { ...author, subject: "product", subject_id: product_id, label, action: "review", before, after },
  ])
}
