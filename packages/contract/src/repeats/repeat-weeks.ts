/** Metadata key of a cart or order line with its delivery interval in weeks. */
export const REPEAT_WEEKS = "repeat_weeks"

/** Returns the delivery interval of a line in weeks. Null for a single purchase. */
export function repeatWeeksOf(metadata: unknown): number | null {
  const weeks = (metadata as Record<string, unknown> | null | undefined)?.[REPEAT_WEEKS]
  return typeof weeks === "number" && Number.isInteger(weeks) && weeks > 0 ? weeks : null
}

/** Longest delivery interval of a subscription, in weeks. */
export const MAX_REPEAT_WEEKS = 26
