type Compare<T> = (a: T, b: T) => number

/** Share of items up to which a heap is faster than sorting all items. */
const MAX_HEAP_SHARE = 1 / 8

function push<T>(heap: T[], item: T, compare: Compare<T>): void {
  let place = heap.push(item) - 1
  for (; place > 0;) {
    const above = (place - 1) >> 1
    const parent = heap[above]
    if (parent === undefined || compare(parent, item) >= 0) break
    heap[place] = parent
    heap[above] = item
    place = above
  }
}

function replaceTop<T>(heap: T[], item: T, compare: Compare<T>): void {
  heap[0] = item
  for (let place = 0; ;) {
    let last = place
    for (const below of [2 * place + 1, 2 * place + 2]) {
      const [child, largest] = [heap[below], heap[last]]
      if (child !== undefined && largest !== undefined && compare(child, largest) > 0) last = below
    }
    const [moved, there] = [heap[last], heap[place]]
    if (last === place || moved === undefined || there === undefined) return
    heap[place] = moved
    heap[last] = there
    place = last
  }
}

/** Returns the sorted items from `from` to `to` without sorting those behind `to`. */
export function sortedPart<T>(items: readonly T[], compare: Compare<T>, from: number, to: number): T[] {
  if (to > items.length * MAX_HEAP_SHARE) return [...items].sort(compare).slice(from, to)
  const first: T[] = []
  for (const item of items) {
    const [last] = first
    if (first.length < to) push(first, item, compare)
    else if (last !== undefined && compare(item, last) < 0) replaceTop(first, item, compare)
  }
  return first.sort(compare).slice(from, to)
}
