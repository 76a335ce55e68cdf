export interface Change<T> {
  old?: T
  now?: T
}

/** Share of changes above which sorting the list is faster than moving the changed items. */
const MERGE_SHARE = 1 / 50

function placeOf<T>(sorted: readonly T[], item: T, compare: (a: T, b: T) => number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const there = sorted[middle]
    if (there !== undefined && compare(there, item) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Sorts without comparing unchanged items again.
 * @param compare a total order that returns 0 only for an item and its new version
 */
export function resorted<T>(
  sorted: readonly T[],
  changes: readonly Change<T>[],
  compare: (a: T, b: T) => number,
): T[] {
  if (changes.length > sorted.length * MERGE_SHARE) {
    const replaced = new Set(changes.map(({ old }) => old))
    const added = changes.flatMap(({ now }) => now ?? [])
    // Sorting is cheap, because most items are already in order.
    return [...sorted.filter((item) => !replaced.has(item)), ...added].sort(compare)
  }
  const list = [...sorted]
  for (const { old, now } of changes) {
    const place = old === undefined ? -1 : placeOf(list, old, compare)
    if (old !== undefined && now !== undefined && compare(old, now) === 0) list[place] = now
    else {
      if (old !== undefined) list.splice(place, 1)
      if (now !== undefined) list.splice(placeOf(list, now, compare), 0, now)
    }
  }
  return list
}
