import { isPersonal, termOf } from "./missed"

describe("A search without a result", () => {
  it("is counted in lower case, without accents and punctuation", () => {
    expect(termOf("  Granulés « Bio »! ")).toBe("granules bio")
    expect(termOf("?!")).toBe("")
    expect(termOf("a".repeat(100))).toHaveLength(60)
  })

  it.each([
    "ada@example.org",
    "ada＠example",
    "https://example.org",
    "+32 470 12 34 56",
    "0470/12.34.56",
    "BP-2026-000123",
    "5412345",
  ])("is not counted if it may identify a person: %s", (text) => {
    expect(isPersonal(text)).toBe(true)
  })

  it.each(["graines perruche", "500 g", "12 x 500 g", "omega 3"])("is counted: %s", (text) => {
    expect(isPersonal(text)).toBe(false)
  })
})
