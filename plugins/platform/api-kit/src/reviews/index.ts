import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Language, Rating, ReviewRule, ReviewsAnswer, ReviewState } from "@bon-perroquet/contract"

/**
 * Interface of the plugin that stores reviews, which registers itself when its module is loaded. Its table
 * `review_summary` has a row per product with published reviews: their number (`count`) and the sum of their stars
 * (`stars`).
 */
interface ReviewKeeper {
  waiting: (knex: Knex) => Promise<number>
  waitingQuestions: (knex: Knex) => Promise<number>
  /** Returns a page of a product's published reviews, newest first. */
  published: (knex: Knex, productId: string, page: number) => Promise<ReviewsAnswer>
  ofProducts: (knex: Knex, productIds: readonly string[]) => Promise<ImportedReview[]>
  /** Adds reviews of a former shop. @returns ids of the added ones */
  add: (transaction: Knex, reviews: readonly ImportedReview[]) => Promise<Set<string>>
  remove: (transaction: Knex, ids: readonly string[]) => Promise<void>
}

export interface ImportedReview {
  id: string
  product_id: string
  order_number: string | null
  /** Lower case. */
  email: string | null
  stars: number
  title: string
  text: string
  author_name: string | null
  language: Language
  state: ReviewState
  refusal: ReviewRule | null
  reply: string | null
  written_at: string
  /** Whether an order proves that the author bought the product. */
  is_verified: boolean
}

let keeper: ReviewKeeper | undefined
let isKeeping = () => true

/** Registers the plugin that stores reviews. @param isOn whether the plugin is enabled, evaluated at each use */
export function connectReviews(connected: ReviewKeeper, isOn: () => boolean = () => true): void {
  keeper = connected
  isKeeping = isOn
}

/** Returns the plugin, also while it is switched off: the download of all data contains its reviews. */
export const storedReviews = (): ReviewKeeper | undefined => keeper

export const reviewKeeper = (): ReviewKeeper | undefined => (isKeeping() ? keeper : undefined)

/** Returns a page of a product's published reviews, or null without a plugin that stores reviews. */
export const publishedReviews = async (
  knex: Knex,
  productId: string,
  page: number,
): Promise<ReviewsAnswer | null> => (await reviewKeeper()?.published(knex, productId, page)) ?? null

/** Returns the mean number of stars, rounded to one decimal. */
export const ratingOf = (count: number | null, stars: number | null): Rating | null =>
  count && stars ? { average: Math.round((stars / count) * 10) / 10, count } : null

export const reviewed = () =>
  reviewKeeper()
    ? {
        columns: "reviewed.count AS review_count, reviewed.stars AS review_stars",
        join: "LEFT JOIN review_summary reviewed ON reviewed.product_id = product.id",
      }
    : { columns: "NULL::int AS review_count, NULL::int AS review_stars", join: "" }
