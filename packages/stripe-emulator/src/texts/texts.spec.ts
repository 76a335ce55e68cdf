import { fill, LANGUAGES, textsFor } from "./"

/** Returns the texts of a catalogue with their paths. */
function flat(texts: object, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flat(value, `${path}${key}.`)
      : [[path + key, String(value)] as [string, string]],
  )
}

const catalogues = LANGUAGES.map((language) => textsFor(language, undefined)[1])

it("has the same keys and placeholders in every language", () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  const [first = [], ...others] = catalogues.map((texts) =>
    flat(texts).map(([path, text]) => [path, places(text)]),
  )
  for (const other of others) expect(other).toEqual(first)
  for (const texts of catalogues) expect(flat(texts).filter(([, text]) => text.trim() === "")).toEqual([])
})

it("translates every text except names", () => {
  const [fr, nl] = catalogues.map((texts) => new Map(flat(texts ?? {})))
  const same = [...(fr ?? [])].filter(([path, text]) => nl?.get(path) === text).map(([path]) => path)
  expect(same).toEqual(["bancontact"])
})

it.each([
  ["nl", undefined, "nl"],
  ["fr-CA", undefined, "fr"],
  ["en-GB", "fr", "en"],
  ["de", "fr", "de"],
  ["auto", "it-IT, nl-BE;q=0.9, en;q=0.5", "nl"],
  [null, undefined, "fr"],
  ["pt", "nl", "fr"],
])("selects for locale %s and browser language %s: %s", (locale, browser, language) => {
  expect(textsFor(locale, browser)[0]).toBe(language)
})

it("keeps a placeholder without a value", () => {
  expect(fill("{a} and {b}", { a: "one" })).toBe("one and {b}")
})
