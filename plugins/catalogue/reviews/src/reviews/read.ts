import { MOST_STARS, REVIEWS_PER_PAGE, type Language, type ReviewsAnswer } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { ratingOf, reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import { productForSale } from "@bon-perroquet/api-kit/catalogue"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reviewView, type ReviewRow } from "./rows"

interface Summary {
  count: number
  stars: number
  by_stars: number[]
  unverified: number
}

const NONE: Summary = {
  count: 0,
  stars: 0,
  by_stars: Array.from({ length: MOST_STARS }, () => 0),
  unverified: 0,
}

/** @throws 404 if the product is not for sale or reviews are disabled */
export async function reviewedProduct(container: MedusaContainer, reference: string, language: Language) {
  if (!reviewKeeper()) throw refuse("not_found", 404)
  const product = await productForSale(container, reference, language)
  if (!product) throw refuse("product_not_found", 404)
  return product
}

const SUMMARY = `
  SELECT count, stars, by_stars, (SELECT count(*) FROM review
    WHERE review.product_id = review_summary.product_id AND state = 'published' AND NOT is_verified)::int AS unverified
  FROM review_summary WHERE product_id = :product_id`

/** Returns a page of published reviews. Beyond the last page, returns the last one. */
export async function publishedReviews(
  knex: Knex,
  product_id: string,
  requested: number,
): Promise<ReviewsAnswer> {
  const { rows: summaries } = await knex.raw<{ rows: Summary[] }>(SUMMARY, { product_id })
  const { count, stars, by_stars, unverified } = summaries[0] ?? NONE
  const page_count = Math.max(1, Math.ceil(count / REVIEWS_PER_PAGE))
  const page = Math.min(requested, page_count)
  const rows = count
    ? await knex<ReviewRow>("review")
        .where({ product_id, state: "published" })
        .orderBy([
          { column: "written_at", order: "desc" },
          { column: "id", order: "desc" },
        ])
        .offset((page - 1) * REVIEWS_PER_PAGE)
        .limit(REVIEWS_PER_PAGE)
        .select<ReviewRow[]>("*")
    : []
  return {
    ...{ rating: ratingOf(count, stars), by_stars, unverified_count: unverified },
    ...{ reviews: rows.map(reviewView), page, page_count },
  }
}
