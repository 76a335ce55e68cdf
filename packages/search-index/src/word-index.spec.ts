import { type FieldRanks, RANK_STEP, WordIndex } from "./index"

const EVERY: FieldRanks = { whole: 5, beginning: 4, inside: 3, typo: 2, beginningTypo: 1 }
const ANYWHERE = { ranks: [EVERY, EVERY] }
const resultsOf = (index: WordIndex, ...words: string[]) =>
  index.search(words.map((word) => [{ ...ANYWHERE, word }])).documents

describe("The search index", () => {
  const index = new WordIndex(2)
  const short = index.add([["noix"], ["bon", "pour", "le", "bec"]])
  const long = index.add([
    ["noix", "de", "cajou", "grillees"],
    ["noix", "noix", "et", "encore", "noix"],
  ])
  const other = index.add([["amandes"], ["cajou"]])

  it("the index searches a word only in the fields that the query includes", () => {
    expect(resultsOf(index, "noix")).toEqual([short, long])
    expect(index.search([[{ word: "cajou", ranks: [EVERY, {}] }]]).documents).toEqual([long])
    expect(index.search([]).documents).toEqual([])
  })

  it("the index finds documents that contain a word of every group of alternatives", () => {
    const [cajou, noix, amandes] = ["cajou", "noix", "amandes"].map((word) => ({ ...ANYWHERE, word }))
    if (!cajou || !noix || !amandes) throw new Error("There are three words.")
    expect(index.search([[cajou], [noix, amandes]]).documents).toEqual([long, other])
  })

  it("the index finds words that contain the searched letters", () => {
    expect(resultsOf(index, "ajo")).toEqual([long, other])
    expect(resultsOf(index, "ri", "no")).toEqual([long])
  })

  it("the index ranks documents by the best match of each word, then by relevance", () => {
    const scores = (word: string) => Array.from(index.search([[{ ...ANYWHERE, word }]]).scores)
    const ranks = (word: string) => scores(word).map((score) => Math.floor(score / RANK_STEP))
    expect([ranks("cajou")[other], ranks("caj")[other], ranks("jou")[other]]).toEqual([5, 4, 3])
    expect(scores("caj")[other]).toBeGreaterThan(scores("caj")[long] ?? 0)
    const twice = index.search([[{ ...ANYWHERE, word: "noix" }], [{ ...ANYWHERE, word: "caj" }]]).scores
    expect(Math.floor((twice[long] ?? 0) / RANK_STEP)).toBe(9)
  })

  it("the index finds similar words and prefixes if typos are allowed", () => {
    const nearly = (word: string) => index.search([[{ ...ANYWHERE, word, typos: 1 }]]).documents
    expect(nearly("amendes")).toEqual([other])
    expect(nearly("amadnes")).toEqual([other])
    expect(nearly("grile")).toEqual([long])
    expect(nearly("zrille")).toEqual([])
    expect(nearly("xnoix")).toEqual([short, long])
    expect(resultsOf(index, "amendes")).toEqual([])
  })

  it("hasAny returns whether any document matches a word", () => {
    expect(index.hasAny([{ ...ANYWHERE, word: "ajou" }])).toBe(true)
    expect(index.hasAny([{ ...ANYWHERE, word: "amendes" }])).toBe(false)
  })

  it("the index does not find removed documents after many changes", () => {
    const busy = new WordIndex(1)
    const stays = busy.add([["mil"]])
    for (let turn = 0; turn < 5_000; turn++) {
      const texts = [["mil", `lot${turn}`]]
      busy.remove(busy.add(texts), texts)
    }
    expect(resultsOf(busy, "mil")).toEqual([stays])
    expect(resultsOf(busy, "lot")).toEqual([])
  })
})
