import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

type Catalogue = { [key: string]: string | Catalogue | (string | Catalogue)[] }

const SOURCES = join(__dirname, "..")
const CATALOGUES = join(__dirname, "locales", DEFAULT_LANGUAGE)

const keysOf = (catalogue: Catalogue, prefix = ""): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value as Catalogue, `${prefix}${key}.`),
  )

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))

const literally = (text: string) => text.replace(/[.*+?^()|[\]\\{}$]/g, "\\$&")

/** Returns a pattern of the keys in a template literal. Its expressions become wildcards. */
const patternOf = (literal: string) =>
  literal
    .split(/\$\{[^}]*\}/)
    .map(literally)
    .join(".+")

/**
 * Returns patterns of all keys that the source uses. If the key names a group of texts, the pattern also matches the
 * texts in the group.
 */
function stringsOf(source: string): string[] {
  const strings = [...source.matchAll(/"([\w.]+)"|`([\w.${}[\]]+)`/g)].map(
    ([, plain, template]) => plain ?? template ?? "",
  )
  const objects = [...source.matchAll(/\bt\(\s*["`]([\w.${}]+)["`],\s*\{[^}]*returnObjects/g)]
  return [...strings.map(patternOf), ...objects.map(([, key]) => `${patternOf(key ?? "")}\\..+`)]
}

function speaksFor(source: string, namespace: string): boolean {
  const named = [...source.matchAll(/(?:useTranslation\(|TFunction<)(?:"([\w-]+)")?/g)].map(
    ([, name]) => name,
  )
  return named.length === 0 || named.includes(namespace)
}

const namespaces = readdirSync(CATALOGUES).filter((file) => file.endsWith(".json"))

test.each(namespaces)("every text of %s is used", (file) => {
  const namespace = file.replace(".json", "")
  const used = files.filter((source) => speaksFor(source, namespace)).flatMap(stringsOf)
  const isUsed = new RegExp(`^(?:${[...new Set(used)].join("|")})(?:_(?:one|many|other))?$`)
  const catalogue = JSON.parse(readFileSync(join(CATALOGUES, file), "utf8")) as Catalogue
  expect(keysOf(catalogue).filter((key) => !isUsed.test(key))).toEqual([])
})

test("the check for unused texts reports a text that no code uses", () => {
  const used = stringsOf('t("cart.title") t(`errors.${field}`)')
  const isUsed = new RegExp(`^(?:${used.join("|")})$`)
  expect(["cart.title", "errors.email", "cart.subtitle"].map((key) => isUsed.test(key))).toEqual([
    true,
    true,
    false,
  ])
})
