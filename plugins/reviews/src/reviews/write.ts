import type { Language, OrderReviews, reviewInputSchema } from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { z } from "zod"
import { authorByLink, REVIEWS_OF, type Author } from "./author"
import { orderReviews, orderToReview, productsOf, wasDelivered } from "./of-order"
import { lockProduct, summarise } from "./summary"

const ADD = `
  INSERT INTO review (id, product_id, order_id, order_number, email, stars, title, text, author_name, language)
  VALUES (:id, :product_id, :order_id, :order_number, :proved_email, :stars, :title, :text, :author_name, :language)`
/**
 * The same text sent twice changes nothing: what is published stays so. The order stays the first one: where another's account ordered
 * with the author's address, the link of that order leads here as well, and whose order it is reads what stands by it.
 */
const REPLACE = `
  UPDATE review SET stars = :stars, title = :title, text = :text, author_name = :author_name, language = :language,
    state = 'waiting', refusal = NULL, reply = NULL, written_at = now(), updated_at = now()
  WHERE id = :known
    AND (stars, title, text, author_name) IS DISTINCT FROM (CAST(:stars AS integer), :title, :text, :author_name)`

/**
 * Takes down what a buyer says of one of an order's products. It waits until an administrator has read it, also where what they
 * said before was published.
 * @param by who writes, signed in; else whoever reads mail at the order's address
 * @throws 409 before the delivery, 404 for a product that the order did not bring
 */
export async function writeReview(
  container: MedusaContainer,
  orderId: string,
  language: Language,
  { product_id, ...said }: z.output<typeof reviewInputSchema>,
  by?: Author,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  if (!wasDelivered(order)) throw refuse("review_too_early", 409)
  if (!productsOf(order).some((product) => product.product_id === product_id))
    throw refuse("product_not_found", 404)
  const author = by ?? authorByLink(orderId, order)
  await change(container, product_id, author, async (transaction, known) => {
    if (known) await transaction.raw(REPLACE, { ...said, language, known })
    else
      await transaction.raw(ADD, {
        ...{ ...said, language, product_id, id: generateEntityId(undefined, "rev") },
        ...{ order_id: orderId, order_number: order.order_number, proved_email: author.proved_email },
      })
  })
  return orderReviews(container, orderId, author)
}

/** Takes back what a buyer said of a product. @param by as for writing it */
export async function removeReview(
  container: MedusaContainer,
  orderId: string,
  product_id: string,
  by?: Author,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  const author = by ?? authorByLink(orderId, order)
  await change(container, product_id, author, async (transaction, known) => {
    if (known) await transaction.raw("DELETE FROM review WHERE id = ?", [known])
  })
  return orderReviews(container, orderId, author)
}

/** Changes what an author said of a product, and what is counted of it. @param work is told the id of the review that there is */
async function change(
  container: MedusaContainer,
  productId: string,
  author: Author,
  work: (transaction: Knex, known: string | undefined) => Promise<void>,
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
