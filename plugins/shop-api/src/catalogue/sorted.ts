/** What became of one item: not there before where `old` is missing, gone where `now` is. */
export interface Change<T> {
  old?: T
  now?: T
}

/** More changes than this part of a list, and sorting it anew is quicker than moving what changed. */
const MERGE_SHARE = 1 / 50

/** The first place whose item does not come before this one. */
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
 * A sorted list with changes taken in: what stayed is not compared again.
 * @param compare a total order: 0 for nothing but an item and what became of it
 */
export function resorted<T>(
  sorted: readonly T[],
  changes: readonly Change<T>[],
  compare: (a: T, b: T) => number,
): T[] {
  if (changes.length > sorted.length * MERGE_SHARE) {
    const gone = new Set(changes.map(({ old }) => old))
    const added = changes.flatMap(({ now }) => now ?? [])
    // What stayed is in order already, which makes sorting cheap.
    return [...sorted.filter((item) => !gone.has(item)), ...added].sort(compare)
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
