import { LANGUAGES, LOCALE_OF, languageOf } from "./sets"
import { switchedOn } from "./switched-on"

const SHIPPED: [string, ...string[]] = ["fr", "nl", "en", "de"]

describe("The enabled languages", () => {
  it("enabled languages are in the order of the supported languages", () => {
    expect(switchedOn(["de", "en", "fr"], SHIPPED)).toEqual(["fr", "en", "de"])
  })

  it("enabled languages always include the first supported language", () => {
    expect(switchedOn(["nl"], SHIPPED)).toEqual(["fr", "nl"])
    expect(switchedOn([], SHIPPED)).toEqual(["fr"])
  })

  it("switchedOn throws for a language that is not supported", () => {
    expect(() => switchedOn(["fr", "it"], SHIPPED)).toThrow(
      "unsupported languages: it. Supported: fr, nl, en, de.",
    )
  })
})

describe("The language of a locale", () => {
  it("each language of the shop has its own locale", () => {
    expect(LANGUAGES.map((language) => languageOf(LOCALE_OF[language]))).toEqual([...LANGUAGES])
  })

  it.each([
    ["nl-BE", "nl"],
    ["FR_be", "fr"],
    ["en", "en"],
  ])("languageOf returns for the locale %s the language %s", (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })

  it.each(["de-DE", "", "f"])("languageOf returns no language for the locale %p", (locale) => {
    expect(languageOf(locale)).toBeUndefined()
  })
})
