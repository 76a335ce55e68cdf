import fc from "fast-check"
import { typosBetween } from "./typos"

const LETTERS = ["a", "b", "c"]
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 })

function withOneTypo(text: string): string[] {
  const places = Array.from({ length: text.length + 1 }, (_, place) => place)
  return places.flatMap((at) => {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    return [
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      ...LETTERS.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
    ]
  })
}

describe("The number of typos between two words", () => {
  it.each([
    ["amandes", "amandes", 0],
    ["amendes", "amandes", 1],
    ["amandellen", "amandelen", 1],
    ["mandlen", "mandeln", 1],
    ["sheled", "shelled", 1],
    ["leeches", "peach", 99],
  ])("typosBetween(%s, %s) is %i", (typed, expected, typos) => {
    expect(typosBetween(typed, expected, 1).whole).toBe(typos)
  })

  it("typosBetween finds at most one typo only between equal words and words with a single typo", () => {
    fc.assert(
      fc.property(word, word, (typed, expected) => {
        const one = withOneTypo(expected).includes(typed)
        expect(typosBetween(typed, expected, 1).whole <= 1).toBe(typed === expected || one)
      }),
    )
  })

  it("typosBetween counts typos in a prefix of a longer word", () => {
    fc.assert(
      fc.property(word, word, (typed, expected) => {
        const beginnings = Array.from({ length: expected.length + 1 }, (_, end) => expected.slice(0, end))
        const fewest = Math.min(...beginnings.map((each) => typosBetween(typed, each, 2).whole))
        expect(Math.min(3, typosBetween(typed, expected, 2).beginning)).toBe(Math.min(3, fewest))
      }),
    )
  })
})
