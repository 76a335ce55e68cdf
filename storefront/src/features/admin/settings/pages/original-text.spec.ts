import { fillGaps, INFORMATION_PAGES, pageSourceSchema, SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { parseText } from "@bon-perroquet/contract/markup"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { InformationCatalogue } from "../../../../i18n/information-catalogues"
import { originalText } from "./original-text"

const LOCALES = join(__dirname, "../../../../i18n/locales")
const catalogueOf = (language: string) =>
  JSON.parse(readFileSync(join(LOCALES, language, "information.json"), "utf8")) as InformationCatalogue

/** Returns all sentences of a text without links. */
const sentencesOf = (part: unknown): string[] =>
  typeof part === "string"
    ? [part.replaceAll(/<\/?\w+>/g, "")]
    : Object.values(part as object).flatMap(sentencesOf)

const cases = SHIPPED_LANGUAGES.flatMap((language) => INFORMATION_PAGES.map((page) => ({ language, page })))

test.each(cases)("the default $page page in $language is complete and editable", ({ language, page }) => {
  const catalogue = catalogueOf(language)
  const source = originalText(catalogue, page)
  expect(pageSourceSchema.parse(source)).toEqual(source)
  const parts = parseText(source.text)
  const rendered = JSON.stringify(parts)
  if (page === "cookies") return
  const { sections } = catalogue[page]
  expect(parts.map(({ heading }) => heading)).toEqual(Object.values(sections).map(({ heading }) => heading))
  const spans = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === "list") return block.items
      if (block.type === "table") return [...block.head, ...block.rows.flat()]
      return block.type === "times" ? [] : [block.spans]
    }),
  )
  const texts = new Set(spans.map((each) => each.map(({ text }) => text).join("")))
  for (const { heading, ...rest } of Object.values(sections)) {
    if (!rest.table?.rows.length) delete rest.table
    expect(sentencesOf(rest).filter((sentence) => !texts.has(sentence))).toEqual([])
    expect(rendered).toContain(JSON.stringify(heading))
  }
})

test("a placeholder's value is never parsed as markup", () => {
  expect(fillGaps("{{name}}, {{other}}", { name: "$& {{other}}" })).toBe("$& {{other}}, {{other}}")
})
