import { LANGUAGES, LOCALE_OF, languageOf } from "./index"

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
