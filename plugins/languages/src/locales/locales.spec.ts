import { LANGUAGES, LOCALE_OF, languageOf } from "./index"

describe("Locales", () => {
  it("name each language of the shop once", () => {
    expect(LANGUAGES.map((language) => languageOf(LOCALE_OF[language]))).toEqual([...LANGUAGES])
  })

  it.each([
    ["nl-BE", "nl"],
    ["FR_be", "fr"],
    ["en", "en"],
  ])("understand %s as %s", (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })

  it.each(["de-DE", "", "f"])("don't know %p", (locale) => {
    expect(languageOf(locale)).toBeUndefined()
  })
})
