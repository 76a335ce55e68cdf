import { join } from "node:path"

async function withLanguages(languages: string[]) {
  jest.resetModules()
  jest.doMock(join(__dirname, "../../packages/contract/src/merchant/file"), () => ({
    merchant: () => ({ languages }),
  }))
  const contract = await import("@bon-perroquet/contract")
  const engine = await import("../../plugins/platform/api-kit/src/http/language.js")
  const edge = await import("../../storefront/server/http/language.js")
  const { plainLetters, searchWords: soughtWords } =
    await import("../../plugins/platform/shop-api/src/search/words.js")
  return { contract, engine, edge, plainLetters, soughtWords }
}

const GERMAN = "de-BE, nl;q=0.5"
const product = { name_fr: "Noix", name_de: "Nüsse", price: 3 }

describe("German, if enabled,", () => {
  it("is selected by the engine and by the edge", async () => {
    const { contract, engine, edge } = await withLanguages(["fr", "nl", "en", "de"])
    expect(engine.languageOf(GERMAN)).toBe("de")
    expect(edge.languageOf(GERMAN)).toBe("de")
    expect(contract.readAddress("/de/products")).toEqual({ language: "de", path: "/products" })
    expect(contract.addressIn("de", "/products")).toBe("/de/products")
    expect(edge.visitorLanguage({ cookie: "language=de" })).toBe("de")
  })

  it("has product fields, can be selected, and is searched", async () => {
    const { contract, plainLetters, soughtWords } = await withLanguages(["fr", "nl", "en", "de"])
    expect(contract.productInputSchema.parse(product)).toMatchObject({ name_de: "Nüsse" })
    expect(contract.preferencesSchema.safeParse({ language: "de" }).success).toBe(true)
    expect(plainLetters("Königliche Nüsse, süß")).toBe("konigliche nusse, suss")
    expect(soughtWords("Mischung für große Papageien")).toEqual(["mischung", "grosse", "papageien"])
  })
})

describe("German, if disabled,", () => {
  it("is ignored like any unsupported language", async () => {
    const { contract, engine, edge } = await withLanguages(["fr", "nl", "en"])
    expect(engine.languageOf(GERMAN)).toBe("nl")
    expect(edge.languageOf(GERMAN)).toBe("nl")
    expect(contract.readAddress("/de/products").language).toBeUndefined()
    expect(edge.visitorLanguage({ cookie: "language=de" })).toBe("fr")
  })

  it("has no product field and cannot be selected, but existing documents remain readable", async () => {
    const { contract } = await withLanguages(["fr", "nl", "en"])
    expect(contract.productInputSchema.parse(product)).not.toHaveProperty("name_de")
    expect(Object.keys(contract.productSchema.shape).filter((field) => field.startsWith("name_"))).toEqual([
      "name_fr",
      "name_nl",
      "name_en",
    ])
    expect(contract.preferencesSchema.safeParse({ language: "de" }).success).toBe(false)
    expect(contract.adminDocumentSchema.shape.language.safeParse("de").success).toBe(true)
  })
})
