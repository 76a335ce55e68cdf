import { type Language, LANGUAGES, searchAnswerSchema, searchQuerySchema } from "@bon-perroquet/contract"
import { products as seeded } from "../../backend/src/seed/catalogue"

async function newShop() {
  const { sampleRow, sampleSnapshot } =
    await import("../../plugins/platform/shop-api/testing/sample-snapshot.js")
  const { ProductSearch } = await import("../../plugins/platform/shop-api/src/search/product-search.js")
  const { ProductIndex } = await import("../../plugins/platform/shop-api/src/search/product-index.js")
  const { plainLetters, wordsOf } = await import("../../plugins/platform/shop-api/src/search/words.js")
  const snapshot = sampleSnapshot(
    seeded.map(({ handle, sku, name, description, unit_label, stock }) => {
      const translations: Record<string, Record<string, string>> = Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          { title: name[language], description: description[language] },
        ]),
      )
      const about = { title: name.fr, description: description.fr, sku, unit_label, stock }
      return sampleRow(handle, { ...translations, ...about })
    }),
  )
  const search = new ProductSearch()
  const index = new ProductIndex()
  await index.follow(snapshot.products)
  /** Searches without loading the found products, because the tests run thousands of searches. */
  const matches = (q: string, language: Language = "fr"): string[] => {
    const { documents, scores } = index.search(q, language)
    const best = documents.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    return best.map((number) => index.product(number).id)
  }
  const resultsOf = async (q: string, language: Language = "fr"): Promise<string[]> => {
    const { body } = await search.find(snapshot, searchQuerySchema.parse({ q, limit: "100" }), language)
    return searchAnswerSchema.parse(JSON.parse(body.toString())).products.map(({ id }) => id)
  }
  const texts = new Map(
    seeded.map(({ handle, name, description }) => {
      const all = LANGUAGES.flatMap((language) => [name[language], description[language]])
      return [
        handle,
        { names: LANGUAGES.map((language) => plainLetters(name[language])), all: all.map(plainLetters) },
      ]
    }),
  )
  const words = new Set([...texts.values()].flatMap(({ all }) => all.flatMap(wordsOf)))
  const containing = (letters: string) =>
    [...texts].flatMap(([handle, { all }]) => (all.some((text) => text.includes(letters)) ? [handle] : []))
  return { found: resultsOf, matches, texts, words, containing, wordsOf, plainLetters }
}

describe("The search of a new shop", () => {
  const shop = newShop()

  it("finds every product that contains a word of its texts, or a part of at least three letters", async () => {
    const { words, matches, containing } = await shop
    const pieces = new Set(words)
    for (const word of words)
      for (let from = 0; from < word.length; from++)
        for (let to = from + 3; to <= word.length; to++) pieces.add(word.slice(from, to))
    expect(pieces.size).toBeGreaterThan(5_000)
    const missed: [string, string[]][] = []
    for (const piece of pieces) {
      const shown = new Set(matches(piece))
      const missing = containing(piece).filter((handle) => !shown.has(handle))
      if (missing.length > 0) missed.push([piece, missing])
    }
    expect(missed).toEqual([])
  })

  it("tolerates typos only if no text contains the typed letters", async () => {
    const { words, matches, containing, texts, plainLetters } = await shop
    const skus = new Map(
      seeded.map(({ handle, sku, unit_label }) => [handle, plainLetters(`${sku} ${unit_label}`)]),
    )
    // Plurals are excluded, because a search for a plural also matches the singular.
    const plain = [...words].filter((word) => !/(s|en|aux)$/.test(word))
    for (const word of plain) {
      const requested = new Set(containing(word))
      const others = matches(word).filter((handle) => !requested.has(handle))
      expect([word, others.filter((handle) => !skus.get(handle)?.includes(word))]).toEqual([word, []])
    }
    expect(texts.size).toBe(seeded.length)
  })

  it.each(LANGUAGES)(
    "ranks names with a word before names that only contain its letters, in %s",
    async (language) => {
      const { words, matches, texts, wordsOf } = await shop
      for (const word of words) {
        const inNames = (handle: string): number => {
          const names = texts.get(handle)?.names.flatMap(wordsOf) ?? []
          if (names.includes(word)) return 2
          return names.some((name) => name.startsWith(word)) ? 1 : 0
        }
        const ranks = matches(word, language).map(inNames)
        expect([word, ranks.filter((rank) => rank > 0)]).toEqual([
          word,
          ranks.filter((rank) => rank > 0).toSorted((a, b) => b - a),
        ])
        expect([word, ranks.lastIndexOf(2) < ranks.filter((rank) => rank === 2).length]).toEqual([word, true])
      }
    },
  )

  it.each([
    ["500 g", "€/500 g"],
    ["500g", "€/500 g"],
    ["0,5 kg", "€/500 g"],
    ["1 kg", "€/kg"],
    ["1kg", "€/kg"],
    ["1000 grammes", "€/kg"],
    ["250 g", "€/250 g"],
  ])("finds products that are sold by %s", async (q, label) => {
    const { found } = await shop
    const sold = seeded.filter(({ unit_label }) => unit_label === label).map(({ handle }) => handle)
    const shown = await found(q)
    expect(shown.slice(0, sold.length).sort()).toEqual(sold.sort())
    expect(shown.length).toBeLessThan(sold.length + 3)
  })

  it("returns no unrelated products", async () => {
    const { found, containing } = await shop
    expect((await found("mand")).sort()).toEqual(containing("mand").sort())
    expect(await found("leeches")).toEqual([])
    expect(await found("1,5 kg")).toEqual([])
    expect(await found("qqqq zzzz")).toEqual([])
  })

  it.each([
    ["amendes decortiqué", "fr"],
    ["gepelde amandellen", "nl"],
    ["sheled almonds", "en"],
    ["amadnes", "fr"],
  ] as const)("finds almonds for the misspelled query %j", async (q, language) => {
    const { found } = await shop
    expect((await found(q, language))[0]).toBe("amandes-decortiquees")
  })

  it("finds a single product by its number", async () => {
    const { found } = await shop
    for (const { sku, handle } of seeded) expect([sku, await found(sku)]).toEqual([sku, [handle]])
  })
})
