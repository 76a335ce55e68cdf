import type { Language, OrderReviews, reviewInputSchema } from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/api-kit/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { z } from "zod"
import { authorByLink, REVIEWS_OF, type Author } from "./author"
import { orderReviews, orderToReview, productsOf, wasDelivered } from "./of-order"

const ADD = `
  INSERT INTO review (id, product_id, order_id, order_number, email, stars, title, text, author_name, language)
  VALUES (:id, :product_id, :order_id, :order_number, :proved_email, :stars, :title, :text, :author_name, :language)`
/**
 * Replaces the review only if it changed, so that an unchanged text stays published. Keeps the first order, because its
 * link gives access to the review.
 */
const REPLACE = `
  UPDATE review SET stars = :stars, title = :title, text = :text, author_name = :author_name, language = :language,
    state = 'waiting', refusal = NULL, reply = NULL, written_at = now(), updated_at = now(),
    is_verified = true, order_id = COALESCE(order_id, :order_id), order_number = COALESCE(order_number, :order_number)
  WHERE id = :known
    AND (stars, title, text, author_name) IS DISTINCT FROM (CAST(:stars AS integer), :title, :text, :author_name)`

/**
 * Stores a review, which waits for moderation even if an earlier text was published.
 * @param by signed-in author, by default the recipient of the order's e-mails
 * @throws 409 before the delivery, 404 for other products
 */
export async function writeReview(
  container: MedusaContainer,
  orderId: string,
  language: Language,
  { product_id, ...review }: z.output<typeof reviewInputSchema>,
  by?: Author,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  if (!wasDelivered(order)) throw refuse("review_too_early", 409)
  if (!productsOf(order).some((product) => product.product_id === product_id))
    throw refuse("product_not_found", 404)
  const author = by ?? authorByLink(orderId, order)
  await change(container, product_id, author, async (transaction, existing) => {
    const values = { ...review, language, order_id: orderId, order_number: order.order_number }
    if (existing) await transaction.raw(REPLACE, { ...values, known: existing })
    else
      await transaction.raw(ADD, {
        ...{ ...values, product_id, id: generateEntityId(undefined, "rev") },
        proved_email: author.proved_email,
      })
  })
  return orderReviews(container, orderId, author)
}

/** @param by signed-in author, by default the recipient of the order's e-mails */
export async function removeReview(
  container: MedusaContainer,
  orderId: string,
  product_id: string,
  by?: Author,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  const author = by ?? authorByLink(orderId, order)
  await change(container, product_id, author, async (transaction, existing) => {
    if (existing) await transaction.raw("DELETE FROM review WHERE id = ?", [existing])
  })
  return orderReviews(container, orderId, author)
}

async function change(
  container: MedusaContainer,
  productId: string,
  author: Author,
  work: (transaction: Knex, existing: string | undefined) => Promise<void>,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await lockProduct(transaction, productId)
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(`SELECT id ${REVIEWS_OF} LIMIT 1`, {
      product_ids: [productId],
      ...author,
    })
    await work(transaction, rows[0]?.id)
    await summarise(transaction, productId)
  })
  await rereadProducts(container, [productId])
}

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

/** Updates a product's summary. Call it in the transaction that changed a review, under the product's lock. */
export async function summarise(transaction: Knex, product: string): Promise<void> {
  await transaction.raw(WRITE, { product })
  await transaction.raw(CLEAR, { product })
}
