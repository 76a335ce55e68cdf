import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Serialises changes of a product's reviews within the caller's transaction. */
export async function lockProduct(transaction: Knex, productId: string): Promise<void> {
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`review:${productId}`])
}

const WRITE = `
  INSERT INTO review_summary (product_id, count, stars, by_stars)
  SELECT product_id, count(*), sum(stars), jsonb_build_array(
    count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2), count(*) FILTER (WHERE stars = 3),
    count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5))
  FROM review WHERE product_id = :product AND state = 'published' GROUP BY product_id
  ON CONFLICT (product_id) DO UPDATE
  SET count = excluded.count, stars = excluded.stars, by_stars = excluded.by_stars, updated_at = now()`
const CLEAR = `
  DELETE FROM review_summary WHERE product_id = :product
    AND NOT EXISTS (SELECT FROM review WHERE product_id = :product AND state = 'published')`

/** Recomputes a product's summary within the transaction that changed a review, under the product's lock. */
export async function summarise(transaction: Knex, product: string): Promise<void> {
  await transaction.raw(WRITE, { product })
  await transaction.raw(CLEAR, { product })
}
