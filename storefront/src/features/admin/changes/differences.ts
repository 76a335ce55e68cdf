import type { Change } from "@bon-perroquet/shop-api/contract"

/** Longer values are cut: a description need not be read twice to see that it changed. */
const MOST_CHARACTERS = 200

export type Difference = { field: string; before: string | null; after: string | null }

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

/** The fields that a change changed, each with what it was and what it became. */
export function differencesOf({ before, after }: Pick<Change, "before" | "after">): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((difference) => difference.before !== difference.after)
}
