import { storedReviews } from "@bon-perroquet/api-kit/reviews"
import type { ReviewColumn } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { listProducts } from "../products"

/** Number of products whose reviews are read per query. */
const AT_ONCE = 200

/** Yields reviews in the columns of an import. */
export async function* reviewRows(
  container: MedusaContainer,
): AsyncGenerator<Partial<Record<ReviewColumn, string>>> {
  const keeper = storedReviews()
  if (!keeper) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { products } = await listProducts(container)
  const byId = new Map(products.map((product) => [product.id, product]))
  for (let start = 0; start < products.length; start += AT_ONCE) {
    const ids = products.slice(start, start + AT_ONCE).map(({ id }) => id)
    for (const review of await keeper.ofProducts(knex, ids)) {
      const product = byId.get(review.product_id)
      yield {
        ...{ product: product?.handle_fr ?? "", sku: product?.sku ?? "", email: review.email ?? "" },
        ...{ author: review.author_name ?? "", stars: String(review.stars), title: review.title },
        ...{ text: review.text, language: review.language, state: review.state },
        ...{ refusal: review.refusal ?? "", reply: review.reply ?? "", written_at: review.written_at },
        order_number: review.order_number ?? "",
      }
    }
  }
}
