import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Reviews are kept by a plugin that a shop may be without. It connects itself when its module is loaded; its table
 * `review_summary` has a row for each product with a published review: how many there are (`count`), and their stars together (`stars`).
 */
interface ReviewKeeper {
  /** How many wait for a decision, or were given notice of. */
  waiting: (knex: Knex) => Promise<number>
}

let keeper: ReviewKeeper | undefined

/** Called once, by the plugin that keeps them. */
export function connectReviews(connected: ReviewKeeper): void {
  keeper = connected
}

/** Undefined in a shop that shows none. */
export const reviewKeeper = (): ReviewKeeper | undefined => keeper
