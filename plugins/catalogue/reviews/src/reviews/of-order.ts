import type { Order, OrderReviews } from "@bon-perroquet/contract"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import { refuse } from "@bon-perroquet/api-kit/http"
import { reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { authorByLink, REVIEWS_OF, type Author } from "./author"
import { authorNameOf } from "./author-name"
import { ownView, type ReviewRow } from "./rows"

/** @throws 404 if the order does not exist or reviews are disabled */
export async function orderToReview(container: MedusaContainer, orderId: string): Promise<Order> {
  if (!reviewKeeper()) throw refuse("not_found", 404)
  const [order] = await ordersById(container, [orderId])
  if (!order) throw refuse("order_not_found", 404)
  return order
}

export const wasDelivered = ({ timeline }: Pick<Order, "timeline">): boolean =>
  timeline.some(({ status }) => status === "delivered")

/** Returns the order's products, including returned ones. */
export function productsOf({ items }: Pick<Order, "items">) {
  const had = items.filter(({ quantity, returned_quantity }) => quantity + returned_quantity > 0)
  const products = had.flatMap(({ product_id, name, image }) =>
    product_id ? [{ product_id, name, image }] : [],
  )
  return [...new Map(products.map((product) => [product.product_id, product])).values()]
}

/**
 * Returns the products of an order with the author's reviews.
 * @param author signed-in author, by default the recipient of the order's e-mails
 */
export async function orderReviews(
  container: MedusaContainer,
  orderId: string,
  author?: Author,
): Promise<OrderReviews> {
  const order = await orderToReview(container, orderId)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = productsOf(order)
  const { rows } = await knex.raw<{ rows: ReviewRow[] }>(`SELECT * ${REVIEWS_OF}`, {
    product_ids: products.map(({ product_id }) => product_id),
    ...(author ?? authorByLink(orderId, order)),
  })
  return {
    may_review: wasDelivered(order),
    author_name: authorNameOf(order.shipping_address),
    products: products.map((product) => {
      const row = rows.find(({ product_id }) => product_id === product.product_id)
      return { ...product, review: row ? ownView(row) : null }
    }),
  }
}
