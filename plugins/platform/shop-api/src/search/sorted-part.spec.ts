import { sortedPart } from "./sorted-part"

describe("A part of a sorted list", () => {
  it.each([
    [1_000, 0, 24],
    [1_000, 48, 72],
    [1_000, 900, 1_000],
    [30, 24, 48],
    [5, 0, 0],
    [0, 0, 24],
  ])("matches sorting all %i items and taking %i to %i", (size, from, to) => {
    let seed = size + 1
    const numbers = Array.from({ length: size }, () => (seed = (seed * 48_271) % 2_147_483_647))
    const compare = (a: number, b: number) => a - b
    expect(sortedPart(numbers, compare, from, to)).toEqual(numbers.toSorted(compare).slice(from, to))
  })
})
