import fc from "fast-check"
import MiniSearch from "minisearch"
import { type FieldRanks, type SearchWord, WordIndex } from "./index"

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 6 })
const text = fc.array(word, { maxLength: 8 })
const documents = fc.array(fc.tuple(text, text), { maxLength: 30 })
const query = fc.array(word, { minLength: 1, maxLength: 4 })

type Texts = [string[], string[]]

const groups = (words: string[], ranks: FieldRanks): SearchWord[][] =>
  words.map((each) => [{ word: each, ranks: [ranks, ranks] }])

function indexed(all: Texts[]) {
  const index = new WordIndex(2)
  const left = new Map<number, Texts>()
  for (const texts of all) left.set(index.add(texts), texts)
  for (const [number, texts] of [...left])
    if (number % 2 === 1) {
      index.remove(number, texts)
      left.delete(number)
    }
  return { index, left }
}

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

describe("The search index compared with other searches", () => {
  it("the index finds the documents that MiniSearch finds by whole words", () => {
    fc.assert(
      fc.property(documents, query, (all, words) => {
        const { index, left } = indexed(all)
        const oracle = new MiniSearch<{ id: number; first: string; second: string }>({
          fields: ["first", "second"],
        })
        oracle.addAll(
          [...left].map(([id, [first, second]]) => ({
            id,
            first: first.join(" "),
            second: second.join(" "),
          })),
        )
        const requested = oracle.search(words.join(" "), { combineWith: "AND", prefix: false, fuzzy: false })
        expect(index.search(groups(words, { whole: 1 })).documents).toEqual(
          ascending(requested.map(({ id }) => Number(id))),
        )
      }),
    )
  })

  it("the index finds the documents that MiniSearch finds by prefixes", () => {
    fc.assert(
      fc.property(documents, query, (all, words) => {
        const { index, left } = indexed(all)
        const oracle = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] })
        oracle.addAll([...left].map(([id, texts]) => ({ id, text: texts.flat().join(" ") })))
        const requested = oracle.search(words.join(" "), { combineWith: "AND", prefix: true, fuzzy: false })
        expect(index.search(groups(words, { whole: 2, beginning: 1 })).documents).toEqual(
          ascending(requested.map(({ id }) => Number(id))),
        )
      }),
    )
  })

  it("the index finds every document that contains the letters, ranked by its best match", () => {
    fc.assert(
      fc.property(documents, word, (all, searched) => {
        const { index, left } = indexed(all)
        const rankOf = (texts: Texts): number => {
          const words = texts.flat()
          if (words.includes(searched)) return 3
          if (words.some((each) => each.startsWith(searched))) return 2
          return words.some((each) => each.includes(searched)) ? 1 : 0
        }
        const { documents: results, scores } = index.search(
          groups([searched], { whole: 3, beginning: 2, inside: 1 }),
        )
        const ranks = results.map((number) => [number, Math.floor((scores[number] ?? 0) / 1_024)])
        expect(ranks).toEqual(
          [...left].flatMap(([number, texts]) => (rankOf(texts) ? [[number, rankOf(texts)]] : [])),
        )
      }),
    )
  })
})
