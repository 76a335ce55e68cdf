import { WordIndex } from "./word-index"

const ANYWHERE = { boosts: [1, 1] }
const found = (index: WordIndex, ...words: string[]) => index.search([[{ ...ANYWHERE, words }]]).documents

describe("The index of words", () => {
  const index = new WordIndex(2)
  const short = index.add([["noix"], ["bon", "pour", "le", "bec"]])
  const long = index.add([
    ["noix", "de", "cajou", "grillees"],
    ["noix", "noix", "et", "encore", "noix"],
  ])
  const other = index.add([["amandes"], ["cajou"]])

  it("finds what has a word, in the fields that are looked into", () => {
    expect(found(index, "noix")).toEqual([short, long])
    expect(index.search([[{ words: ["cajou"], boosts: [1, undefined] }]]).documents).toEqual([long])
  })

  it("wants one word of every group", () => {
    const both = [[{ ...ANYWHERE, words: ["cajou"] }], [{ ...ANYWHERE, words: ["noix", "amandes"] }]]
    expect(index.search(both).documents).toEqual([long, other])
  })

  it("counts an exact word for more than one that only begins so, and that for more in a short text", () => {
    const scores = (word: string) =>
      Array.from(index.search([[{ ...ANYWHERE, words: [word], isBeginning: true }]]).scores)
    const [whole, beginning] = [scores("cajou"), scores("caj")]
    expect(whole[other]).toBeGreaterThan(beginning[other] ?? 0)
    expect(beginning[other]).toBeGreaterThan(beginning[long] ?? 0)
  })

  it("finds what is written nearly so, when slips are allowed", () => {
    expect(index.search([[{ ...ANYWHERE, words: ["amendes"], slips: 1 }]]).documents).toEqual([other])
    expect(found(index, "amendes")).toEqual([])
  })

  it("forgets what is removed, however much comes and goes", () => {
    const busy = new WordIndex(1)
    const stays = busy.add([["mil"]])
    for (let turn = 0; turn < 5_000; turn++) {
      const texts = [["mil", `lot${turn}`]]
      busy.remove(busy.add(texts), texts)
    }
    expect(busy.search([[{ words: ["mil"], boosts: [1] }]]).documents).toEqual([stays])
    expect(busy.search([[{ words: ["lot"], boosts: [1], isBeginning: true }]]).documents).toEqual([])
  })
})
