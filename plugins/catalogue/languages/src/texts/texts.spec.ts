import { mergeTexts, readTexts, writtenTexts } from "./texts"

describe("Texts of a product", () => {
  const base = { id: "prod_1", title: "Amandes", description: "Décortiquées" }

  it("are returned in each language", () => {
    const nl = { title: "Amandelen", description: "Gepeld" }
    const en = { title: "Almonds", description: "Shelled" }
    expect(readTexts("product", base, { nl, en })).toEqual({
      fr: { name: "Amandes", description: "Décortiquées" },
      nl: { name: "Amandelen", description: "Gepeld" },
      en: { name: "Almonds", description: "Shelled" },
    })
  })

  it("fall back to French field by field", () => {
    expect(readTexts("product", base, { nl: { title: "Amandelen", description: "" } }).nl).toEqual({
      name: "Amandelen",
      description: "Décortiquées",
    })
    expect(readTexts("product", { title: "Amandes", description: null }, {}).en).toEqual({
      name: "Amandes",
      description: "",
    })
  })

  it("are empty in the editor if missing", () => {
    expect(writtenTexts("product", base, { nl: { title: "Amandelen" } })).toEqual({
      fr: { name: "Amandes", description: "Décortiquées" },
      nl: { name: "Amandelen", description: "" },
      en: { name: "", description: "" },
    })
  })

  it("are replaced by new ones and removed by empty ones", () => {
    const stored = { title: "Amandelen", description: "Gepeld" }
    expect(mergeTexts("product", stored, { name: "Zoete amandelen" })).toEqual({
      title: "Zoete amandelen",
      description: "Gepeld",
    })
    expect(mergeTexts("product", stored, { description: " " })).toEqual({
      title: "Amandelen",
      description: "",
    })
    expect(mergeTexts("product", undefined, { name: "Amandelen", description: "" })).toEqual({
      title: "Amandelen",
    })
    expect(mergeTexts("product_category", undefined, { name: "Noten" })).toEqual({ name: "Noten" })
  })
})
