import type { AdminReview, Language } from "@bon-perroquet/contract"
import { nameIn, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Adds product names in the reader's language, or in French for inactive products. */
export async function named(
  container: MedusaContainer,
  language: Language,
  reviews: AdminReview[],
): Promise<AdminReview[]> {
  const { products } = await shopSnapshot(container)
  return reviews.map((review) => {
    const known = products.get(review.product_id)
    return known ? { ...review, product_name: nameIn(known.product, language) } : review
  })
}
