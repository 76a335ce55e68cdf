import type { Change } from "@bon-perroquet/contract"

export type Difference = { field: string; before: unknown; after: unknown }

/** Treats null, undefined and an empty text as equal. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ""

const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)

export function differencesOf({ before, after }: Pick<Change, "before" | "after">): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((difference) => !isSame(difference.before, difference.after))
}
