import { SHIPPED_LANGUAGES, type Language } from "@bon-perroquet/contract"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

type Catalogue = { [key: string]: string | Catalogue | (string | Catalogue)[] }

const locales = join(__dirname, "locales")
const namespaces = readdirSync(join(locales, "fr")).filter((file) => file.endsWith(".json"))

function entries(catalogue: Catalogue, prefix = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : entries(value as Catalogue, `${prefix}${key}.`),
  )
}

function read(language: Language, namespace: string): Map<string, string> {
  const catalogue = JSON.parse(readFileSync(join(locales, language, namespace), "utf8")) as Catalogue
  return new Map(entries(catalogue))
}

/** Removes keys of plurals for millions. Only French has them, and they are optional. */
const withoutMillions = (keys: Iterable<string>) => [...keys].filter((key) => !key.endsWith("_many")).sort()
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].sort()

describe.each(namespaces)("The text catalogue %s", (namespace) => {
  const french = read("fr", namespace)

  test.each(SHIPPED_LANGUAGES)("has the same keys in %s as in French", (language) => {
    expect(withoutMillions(read(language, namespace).keys())).toEqual(withoutMillions(french.keys()))
  })

  test.each(SHIPPED_LANGUAGES)(
    "has the same placeholders in %s as in French and no empty texts",
    (language) => {
      for (const [key, text] of read(language, namespace)) {
        expect({ key, empty: text.trim() === "" }).toEqual({ key, empty: false })
        const original = french.get(key) ?? french.get(key.replace(/_\w+$/, "_other"))
        expect({ key, gaps: placeholders(text) }).toEqual({ key, gaps: placeholders(original ?? "") })
      }
    },
  )
})
