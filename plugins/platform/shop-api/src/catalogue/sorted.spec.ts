import { resorted, type Change } from "./sorted"

interface Item {
  id: number
  key: number
}
const compare = (a: Item, b: Item) => a.key - b.key || a.id - b.id

describe("A sorted list", () => {
  it.each([3, 40, 500, 2_000])("stays sorted after changes of %i items", (size) => {
    let seed = size
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    let items = Array.from({ length: size }, (_, id) => ({ id, key: next() % 50 }))
    let sorted = items.toSorted(compare)
    for (let round = 0; round < 30; round++) {
      const changed = new Set(Array.from({ length: 1 + (next() % 12) }, () => next() % size))
      const changes: Change<Item>[] = [...changed].flatMap((id) => {
        const old = items.find((item) => item.id === id)
        const now = next() % 3 ? { id, key: next() % 4 ? next() % 50 : (old?.key ?? 0) } : undefined
        return old || now ? [{ old, now }] : []
      })
      items = [...items.filter(({ id }) => !changed.has(id)), ...changes.flatMap(({ now }) => now ?? [])]
      sorted = resorted(sorted, changes, compare)
      expect(sorted).toEqual(items.toSorted(compare))
    }
  })
})
