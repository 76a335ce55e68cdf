import type { Rating } from "@bon-perroquet/contract"

/** The mean to one decimal, which is what half stars can show; null without any review. */
export const ratingOf = (count: number | null, stars: number | null): Rating | null =>
  count && stars ? { average: Math.round((stars / count) * 10) / 10, count } : null
