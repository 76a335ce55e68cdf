import { type Language, searchAnswerSchema, searchQuerySchema } from "@bon-perroquet/contract"
import { sampleRow, sampleSnapshot } from "../../testing/sample-snapshot"
import type { CategoryRow } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { ProductRow } from "../catalogue/engine-rows"
import { ProductSearch } from "./product-search"
import { NO_SYNONYMS, Synonyms } from "./synonyms"

const names = (fr: string, nl: string, en: string, about: Partial<ProductRow> = {}): Partial<ProductRow> => ({
  title: fr,
  description: "Bon pour le bec.",
  nl: { title: nl, description: "Goed voor de snavel." },
  en: { title: en, description: "Good for the beak." },
  ...about,
})

const ROWS = [
  sampleRow("almonds", names("Amandes décortiquées", "Gepelde amandelen", "Shelled almonds")),
  sampleRow(
    "hazelnuts",
    names("Noisettes", "Hazelnoten", "Hazelnuts", { amount: "12", category_id: "shelled" }),
  ),
  sampleRow("walnuts", names("Cerneaux de noix", "Walnoten", "Walnut halves", { amount: "8", stock: 0 })),
  sampleRow(
    "mix",
    names("Mélange royal", "Koninklijke mengeling", "Royal mix", {
      description: "Noisettes, amandes et cœurs de noix.",
      category_id: "various",
      sku: "BP-MIX-07",
      created_at: 1_900_000_000,
    }),
  ),
]
const category = (id: string, about: Partial<CategoryRow> = {}): CategoryRow => ({
  id,
  handle: `${id}-handle`,
  handles: null,
  former_handles: null,
  name: id,
  description: null,
  nl: null,
  en: null,
  parent_id: null,
  is_shown: true,
  is_perishable: true,
  google_category: null,
  picture: null,
  metadata: null,
  ...about,
})
const CATEGORIES = [category("shelled"), category("various")]
const snapshot = sampleSnapshot(ROWS, { categories: CATEGORIES })

const search = new ProductSearch()
async function answer(
  query: Record<string, string>,
  language: Language = "fr",
  of = snapshot,
  synonyms = NO_SYNONYMS,
) {
  const { body } = await search.find(of, searchQuerySchema.parse(query), language, synonyms)
  return searchAnswerSchema.parse(JSON.parse(body.toString()))
}
const resultIds = async (...question: Parameters<typeof answer>) =>
  (await answer(...question)).products.map(({ id }) => id)

describe("The product search", () => {
  it.each([
    ["in any case and without accents", "AMANDES DECORTIQUEES", "almonds"],
    ["by the beginning of a word", "cern", "walnuts"],
    ["with a ligature written out", "coeurs", "mix"],
    ["with another apostrophe and a stop word", "l’amande", "almonds"],
    ["with a wrong letter", "amendes", "almonds"],
    ["with missing letters", "noisete", "hazelnuts"],
    ["half a word with a typing error", "noizet", "hazelnuts"],
    ["in another language than the caller's", "gepelde amandelen", "almonds"],
    ["a singular word by its plural", "walnuts", "walnuts"],
    ["a compound word by its end", "noten", "hazelnuts"],
    ["by number", "bp-mix-07", "mix"],
    ["with stop words", "mélange pour le royal", "mix"],
  ])("finds %s", async (_how, q, first) => {
    expect(await resultIds({ q })).toContain(first)
  })

  it.each(["zzzz", "%", "'; DROP TABLE product; --", "__proto__", "(((", "\u0000", "zzzz yyyy"])(
    "finds nothing for %j, and returns the number of products",
    async (q) => {
      expect(await answer({ q })).toMatchObject({
        products: [],
        total: 0,
        page: 1,
        page_count: 1,
        catalogue_total: 4,
      })
    },
  )

  it.each([
    ["one of two words", "amandes zzzz", ["almonds", "mix"]],
    ["most of three words", "noisettes amandes zzzz", ["mix"]],
    ["a word with a typing error and an unknown one", "amendes zzzz", ["almonds", "mix"]],
  ])("finds products with %s and says so", async (_how, q, ids) => {
    expect(await answer({ q })).toMatchObject({ is_partial: true, total: ids.length })
    expect(await resultIds({ q })).toEqual(ids)
    expect(await resultIds({ q, sort: "price_asc" })).toEqual(ids)
  })

  it("does not return partial matches if a product has all words, or for a single word", async () => {
    for (const q of ["noisettes amandes", "amendes", "zzzz", ""])
      expect(await answer({ q })).toMatchObject({ is_partial: false })
  })

  it("ranks names above descriptions, and the caller's language above others", async () => {
    expect(await resultIds({ q: "noisettes" })).toEqual(["hazelnuts", "mix"])
    const same = sampleSnapshot([
      sampleRow("en", names("Mil", "Gierst", "Pinda")),
      sampleRow("nl", names("Sorgho", "Pinda", "Sorghum")),
    ])
    expect(await resultIds({ q: "pinda" }, "nl", same)).toEqual(["nl", "en"])
    expect(await resultIds({ q: "pinda" }, "en", same)).toEqual(["en", "nl"])
  })

  it("ranks products in stock above equal matches, and excludes sold-out ones on request", async () => {
    const twins = sampleSnapshot([
      sampleRow("gone", names("Noix", "Noten", "Nuts", { stock: 0 })),
      sampleRow("here", names("Noix", "Noten", "Nuts")),
    ])
    expect(await resultIds({ q: "noix" }, "fr", twins)).toEqual(["here", "gone"])
    expect(await resultIds({ q: "noix", in_stock: "true" }, "fr", twins)).toEqual(["here"])
  })

  it.each([
    ["price_asc", ["walnuts", "almonds", "mix", "hazelnuts"]],
    ["price_desc", ["hazelnuts", "almonds", "mix", "walnuts"]],
    ["name", ["almonds", "walnuts", "mix", "hazelnuts"]],
    ["newest", ["mix", "almonds", "hazelnuts", "walnuts"]],
    ["featured", ["almonds", "mix", "hazelnuts", "walnuts"]],
    ["relevance", ["almonds", "mix", "hazelnuts", "walnuts"]],
  ])("sorts by %s", async (sort, ids) => {
    expect(await resultIds({ sort })).toEqual(ids)
  })

  it("sorts names in the caller's language", async () => {
    expect(await resultIds({ sort: "name" }, "nl")).toEqual(["almonds", "hazelnuts", "mix", "walnuts"])
    expect(await resultIds({ sort: "name" }, "en")).toEqual(["hazelnuts", "mix", "almonds", "walnuts"])
    // The Dutch letter Ĳ is sorted and searched as I and J.
    const letter = sampleSnapshot(
      ["Zonnebloem", "Ĳsvogelmix", "Jonge noten"].map((nl) => sampleRow(nl, names(nl, nl, nl))),
      { categories: CATEGORIES },
    )
    expect(await resultIds({ sort: "name" }, "nl", letter)).toEqual([
      "Ĳsvogelmix",
      "Jonge noten",
      "Zonnebloem",
    ])
    expect(await resultIds({ q: "ijsvogel" }, "nl", letter)).toEqual(["Ĳsvogelmix"])
  })

  it("filters by a category's id or handle, and counts the matches of each", async () => {
    const various = await answer({ q: "noisettes", category: "various" })
    expect(various).toMatchObject({ products: [{ id: "mix" }], total: 1 })
    expect(various.categories).toEqual([
      { id: "all", count: 2 },
      { id: "shelled", count: 1 },
      { id: "various", count: 1 },
    ])
    expect(await resultIds({ category: "various-handle" })).toEqual(["mix"])
    expect(await resultIds({ category: "all" })).toHaveLength(4)
    expect(await resultIds({ category: "nothing-like-it" })).toEqual([])
  })

  it("finds a category by its translated and former handles", async () => {
    const renamed = category("various", {
      handles: { nl: "allerlei" },
      former_handles: ["divers", "pcat_old"],
    })
    const shop = sampleSnapshot(ROWS, { categories: [category("shelled"), renamed] })
    for (const reference of ["allerlei", "divers", "pcat_old"])
      expect(await resultIds({ category: reference }, "fr", shop)).toEqual(["mix"])
  })

  it("includes the products of the categories below a category", async () => {
    const below = category("various", { parent_id: "shelled" })
    const shop = sampleSnapshot(ROWS, { categories: [category("shelled"), below] })
    const { products, categories } = await answer({ category: "shelled", sort: "name" }, "fr", shop)
    expect(products.map(({ id }) => id)).toEqual(["mix", "hazelnuts"])
    expect(categories).toEqual([
      { id: "all", count: 4 },
      { id: "shelled", count: 2 },
      { id: "various", count: 1 },
    ])
  })

  it("returns every product once in pages, and the last page beyond the end", async () => {
    const pages = await Promise.all(["1", "2", "3"].map((page) => answer({ page, limit: "3" })))
    expect(pages.map(({ page, page_count, total }) => [page, page_count, total])).toEqual([
      [1, 2, 4],
      [2, 2, 4],
      [2, 2, 4],
    ])
    expect(pages.slice(0, 2).flatMap(({ products }) => products.map(({ id }) => id))).toEqual(
      await resultIds({}),
    )
  })

  it("finds products by the merchant's synonyms, and drops ignored words", async () => {
    const words = new Synonyms({
      synonyms: [
        ["amande", "almendra"],
        ["noisettes", "avelines fraîches"],
      ],
      ignored: ["pas cher"],
    })
    const foundBy = (q: string) => resultIds({ q }, "fr", snapshot, words)
    expect(await foundBy("almendra")).toEqual(["almonds", "mix"])
    expect(await foundBy("avelines fraîches")).toEqual(["hazelnuts", "mix"])
    expect(await answer({ q: "almendra pas cher" }, "fr", snapshot, words)).toMatchObject({
      total: 2,
      is_partial: false,
    })
    expect(await resultIds({ q: "almendra" })).toEqual([])
  })

  it("finds products by the birds that they are for, in any language", async () => {
    const birds = sampleSnapshot([
      sampleRow("small", names("Graines", "Zaden", "Seeds", { birds: ["parakeet", "cockatiel"] })),
      sampleRow("large", names("Graines", "Zaden", "Seeds", { birds: ["macaw"] })),
    ])
    for (const [q, language] of [
      ["graines perruche", "fr"],
      ["calopsite", "fr"],
      ["zaden valkparkiet", "nl"],
    ] as const)
      expect(await answer({ q }, language, birds)).toMatchObject({
        is_partial: false,
        products: [{ id: "small" }],
        total: 1,
      })
    const changed = birds.withProducts(["small"], [sampleRow("small", names("Graines", "Zaden", "Seeds"))])
    expect(await resultIds({ q: "calopsitte" }, "fr", changed)).toEqual([])
  })

  it("filters by the allergens that the words exclude", async () => {
    const nuts = sampleSnapshot([
      sampleRow("nuts", names("Noix", "Noten", "Nuts", { allergens: ["nuts"] })),
      sampleRow("seeds", names("Graines", "Zaden", "Seeds", { allergens: [] })),
      sampleRow("milk", names("Graines au lait", "Zaden", "Seeds", { allergens: ["milk"] })),
      sampleRow("unknown", names("Graines", "Zaden", "Seeds")),
    ])
    expect(await answer({ q: "sans noix" }, "fr", nuts)).toMatchObject({
      products: [{ id: "seeds" }, { id: "milk" }],
      read_as: { q: "", without: ["nuts"] },
      untold: 1,
    })
    expect(await answer({ q: "graines sans lait", without: "nuts" }, "fr", nuts)).toMatchObject({
      products: [{ id: "seeds" }],
      read_as: { q: "graines", without: ["milk", "nuts"] },
    })
    expect(await answer({ q: "graines" }, "fr", nuts)).toMatchObject({ read_as: null })
  })

  it("returns whether a product has all words", async () => {
    const caller = { language: "fr", synonyms: NO_SYNONYMS } as const
    const hasAll = (text: string) => search.hasAllWords(snapshot, text, caller)
    expect(await Promise.all(["amandes", "sans gluten", "amandes zzzz", "zzzz"].map(hasAll))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it("finds a product by its new words only, and not after its removal", async () => {
    const renamed = snapshot.withProducts(
      ["mix"],
      [sampleRow("mix", names("Festin", "Feestmaal", "Feast", { amount: "1" }))],
    )
    expect(await resultIds({ q: "festin" }, "fr", renamed)).toEqual(["mix"])
    expect(await resultIds({ q: "royal" }, "fr", renamed)).toEqual([])
    expect((await resultIds({ sort: "price_asc" }, "fr", renamed))[0]).toBe("mix")
    expect(await resultIds({ q: "festin" }, "fr", renamed.withProducts(["mix"], []))).toEqual([])
  })
})
