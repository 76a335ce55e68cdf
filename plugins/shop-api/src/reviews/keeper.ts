import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * An optional plugin stores reviews. It connects itself when its module is loaded. Its table `review_summary`
 * has a row per product with published reviews: their number (`count`) and the sum of their stars (`stars`).
 */
interface ReviewKeeper {
  /** Counts reviews that wait for moderation or were reported. */
  waiting: (knex: Knex) => Promise<number>
}

let keeper: ReviewKeeper | undefined

export function connectReviews(connected: ReviewKeeper): void {
  keeper = connected
}

export const reviewKeeper = (): ReviewKeeper | undefined => keeper
