import fc from "fast-check"
import { merge } from "./merge"

const size = (id: string, price: string, stock = "3") => ({ id, price, stock })
const read = { name: "Noix", price: "5", sizes: [size("a", "5"), size("b", "9")] }

test("a merge of two people's form input keeps fields that one of them changed, and returns conflicts with my value", () => {
  const mine = { ...read, name: "Noix du Brésil", price: "6", sizes: [size("a", "6"), size("b", "9")] }
  const theirs = { ...read, price: "7", sizes: [size("a", "7", "2"), size("b", "8")] }
  expect(merge(read, mine, theirs)).toEqual({
    merged: { name: "Noix du Brésil", price: "6", sizes: [size("a", "6", "2"), size("b", "8")] },
    conflicts: [
      { path: "price", mine: "6", theirs: "7" },
      { path: "sizes.0.price", mine: "6", theirs: "7" },
    ],
  })
})

test("a merge of form input keeps a list that one person reordered, extended or shortened, and returns a conflict if both did", () => {
  const [a, b] = read.sizes
  if (!a || !b) throw new Error("two sizes")
  const longer = { ...read, sizes: [b, a, size("", "1")] }
  const sold = { ...read, sizes: [size("a", "5", "1"), b] }
  expect(merge(read, longer, sold)).toEqual({
    merged: { ...read, sizes: [b, size("a", "5", "1"), size("", "1")] },
    conflicts: [],
  })
  expect(merge(read, sold, longer).merged.sizes).toEqual([b, size("a", "5", "1"), size("", "1")])
  const shorter = { ...read, sizes: [b] }
  expect(merge(read, longer, shorter)).toEqual({
    merged: longer,
    conflicts: [{ path: "sizes", mine: longer.sizes, theirs: shorter.sizes }],
  })
})

test("a merge of form input loses no input, and its conflicts are fields that both people changed", () => {
  const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) })
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const { merged, conflicts } = merge(before, mine, theirs)
      for (const field of ["a", "b", "c"] as const) {
        const [was, one, other] = [before, mine, theirs].map((each) => JSON.stringify(each[field]))
        const isConflict = conflicts.some(({ path }) => path === field)
        expect(isConflict).toBe(one !== was && other !== was && one !== other)
        expect(JSON.stringify(merged[field])).toBe(one === was ? other : one)
      }
    }),
  )
})
