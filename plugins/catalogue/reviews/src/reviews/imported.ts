import type { ImportedReview } from "@bon-perroquet/api-kit/reviews"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReviewRow } from "./rows"
import { lockProduct, summarise } from "./write"

const COLUMNS = [
  ...(["id", "product_id", "order_number", "email", "stars", "title", "text", "author_name"] as const),
  ...(["language", "state", "refusal", "reply", "written_at", "is_verified"] as const),
]

export async function reviewsOfProducts(
  knex: Knex,
  productIds: readonly string[],
): Promise<ImportedReview[]> {
  const rows = await knex("review")
    .whereIn("product_id", [...productIds])
    .select<Omit<ReviewRow, "order_id">[]>(...COLUMNS)
  return rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }))
}

/** Adds reviews of a former shop. Those that exist are skipped. @returns ids of the added ones */
export async function addReviews(
  transaction: Knex,
  reviews: readonly ImportedReview[],
): Promise<Set<string>> {
  const products = await locked(transaction, reviews)
  const added = reviews.length
    ? await transaction<ReviewRow>("review")
        .insert(reviews.map((review) => ({ ...review, written_at: new Date(review.written_at) })))
        .onConflict()
        .ignore()
        .returning("id")
    : []
  for (const product of products) await summarise(transaction, product)
  return new Set(added.map(({ id }) => id))
}

export async function removeReviews(transaction: Knex, ids: readonly string[]): Promise<void> {
  const rows = await transaction<ReviewRow>("review")
    .whereIn("id", [...ids])
    .select("product_id")
  const products = await locked(transaction, rows)
  await transaction("review")
    .whereIn("id", [...ids])
    .delete()
  for (const product of products) await summarise(transaction, product)
}

/** Locks products in a fixed order, so that two imports can't deadlock. */
async function locked(transaction: Knex, rows: readonly Pick<ReviewRow, "product_id">[]): Promise<string[]> {
  const products = [...new Set(rows.map(({ product_id }) => product_id))].sort()
  for (const product of products) await lockProduct(transaction, product)
  return products
}
