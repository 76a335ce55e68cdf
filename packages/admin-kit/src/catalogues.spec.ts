import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { SHIPPED_LANGUAGES } from "@bon-perroquet/contract/sets"
import type { Texts } from "./texts"

const PLUGINS = join(__dirname, "..", "..", "..", "plugins")

type Catalogues = Record<string, Record<string, Texts>>

/** Returns the texts by key, for example `state.open`. */
const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

const placeholders = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort()

const extended = readdirSync(PLUGINS)
  .flatMap((group) => readdirSync(join(PLUGINS, group)).map((name) => `${group}/${name}`))
  .filter((name) => existsSync(join(PLUGINS, name, "src", "admin", "i18n", "index.ts")))

describe.each(extended)("The texts that %s adds to Medusa Admin", (name) => {
  const read = async () =>
    ((await import(join(PLUGINS, name, "src", "admin", "i18n", "index.ts"))) as { default: Catalogues })
      .default

  it("each catalogue has the same keys and placeholders in every shipped language, and no empty text", async () => {
    const catalogues = await read()
    expect(Object.keys(catalogues).sort()).toEqual([...SHIPPED_LANGUAGES].sort())
    const shapeOf = (language: string) =>
      flat(catalogues[language] ?? {}).map(([key, text]) => [key, placeholders(text)])
    for (const language of SHIPPED_LANGUAGES) {
      expect(shapeOf(language)).toEqual(shapeOf("fr"))
      expect(flat(catalogues[language] ?? {}).filter(([, text]) => !text.trim())).toEqual([])
    }
  })
})
