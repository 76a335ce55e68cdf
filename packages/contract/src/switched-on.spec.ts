import { LANGUAGES, LOCALE_OF, languageOf } from "./sets"
import { switchedOn } from "./switched-on"

const SHIPPED: [string, ...string[]] = ["fr", "nl", "en", "de"]

describe("The enabled languages", () => {
  it("are in the order of the supported ones", () => {
    expect(switchedOn(["de", "en", "fr"], SHIPPED)).toEqual(["fr", "en", "de"])
  })

  it("always include the first supported one", () => {
    expect(switchedOn(["nl"], SHIPPED)).toEqual(["fr", "nl"])
    expect(switchedOn([], SHIPPED)).toEqual(["fr"])
  })

  it("are rejected at the start if one is not supported", () => {
    expect(() => switchedOn(["fr", "it"], SHIPPED)).toThrow(
      "unsupported languages: it. Supported: fr, nl, en, de.",
    )
  })
})

describe("Locales", () => {
  it("contain each language of the shop once", () => {
    expect(LANGUAGES.map((language) => languageOf(LOCALE_OF[language]))).toEqual([...LANGUAGES])
  })

  it.each([
    ["nl-BE", "nl"],
    ["FR_be", "fr"],
    ["en", "en"],
  ])("map %s to %s", (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })

  it.each(["de-DE", "", "f"])("do not include %p", (locale) => {
    expect(languageOf(locale)).toBeUndefined()
  })
})
