/** What the metadata of a line of a cart, and of its order, call after how many weeks it is delivered again. */
export const REPEAT_WEEKS = "repeat_weeks"

/** After how many weeks a line is delivered again; null for one that is bought once. */
export function repeatWeeksOf(metadata: unknown): number | null {
  const weeks = (metadata as Record<string, unknown> | null | undefined)?.[REPEAT_WEEKS]
  return typeof weeks === "number" && Number.isInteger(weeks) && weeks > 0 ? weeks : null
}

/** The longest rhythm that a merchant may offer. */
export const MAX_REPEAT_WEEKS = 26
