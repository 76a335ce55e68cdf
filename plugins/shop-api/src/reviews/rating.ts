import type { Rating } from "@bon-perroquet/contract"

/** Returns the mean to one decimal, or null without reviews. */
export const ratingOf = (count: number | null, stars: number | null): Rating | null =>
  count && stars ? { average: Math.round((stars / count) * 10) / 10, count } : null
