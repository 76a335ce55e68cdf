import type { Language, OrderReviews, reviewInputSchema } from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { z } from "zod"
import { orderReviews, orderToReview, productsOf, wasDelivered } from "./of-order"
import { lockProduct, summarise } from "./summary"

/** The same text sent twice changes nothing: what is published stays so. */
const WRITE = `
  INSERT INTO review (id, product_id, order_id, order_number, email, stars, title, text, author_name, language)
  VALUES (:id, :product_id, :order_id, :order_number, :email, :stars, :title, :text, :author_name, :language)
  ON CONFLICT (product_id, email) WHERE email IS NOT NULL DO UPDATE
  SET order_id = excluded.order_id, order_number = excluded.order_number, stars = excluded.stars, title = excluded.title,
    text = excluded.text, author_name = excluded.author_name, language = excluded.language, state = 'waiting',
    refusal = NULL, reply = NULL, written_at = now(), updated_at = now()
  WHERE (review.stars, review.title, review.text, review.author_name)
    IS DISTINCT FROM (excluded.stars, excluded.title, excluded.text, excluded.author_name)`

/**
 * Takes down what a buyer says of one of an order's products. It waits until an administrator has read it, also where what they
 * said before was published.
 * @throws 409 before the delivery, 404 for a product that the order did not bring
 */
export async function writeReview(
  container: MedusaContainer,
  orderId: string,
  language: Language,
  { product_id, ...said }: z.output<typeof reviewInputSchema>,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  if (!wasDelivered(order)) throw refuse("review_too_early", 409)
  if (!productsOf(order).some((product) => product.product_id === product_id))
    throw refuse("product_not_found", 404)
  await change(container, product_id, WRITE, {
    ...said,
    ...{ product_id, language, id: generateEntityId(undefined, "rev") },
    ...{ order_id: orderId, order_number: order.order_number, email: order.email.toLowerCase() },
  })
  return orderReviews(container, orderId)
}

/** Takes back what a buyer said of a product. */
export async function removeReview(
  container: MedusaContainer,
  orderId: string,
  product_id: string,
): Promise<OrderReviews> {
  const { email } = await orderToReview(container, orderId)
  const statement = "DELETE FROM review WHERE product_id = :product_id AND email = :email"
  await change(container, product_id, statement, { product_id, email: email.toLowerCase() })
  return orderReviews(container, orderId)
}

async function change(
  container: MedusaContainer,
  productId: string,
  statement: string,
  values: Record<string, string | number>,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await lockProduct(transaction, productId)
    await transaction.raw(statement, values)
    await summarise(transaction, productId)
  })
  await rereadProducts(container, [productId])
}
