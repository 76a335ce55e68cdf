import { TIMES_TABLE, type InformationPage, type PageSource } from "@bon-perroquet/contract"
import { ELSEWHERE, PAGES } from "../../../../components/written-text/text-addresses"
import type { InformationCatalogue } from "../../../../i18n/information-catalogues"
import type { Section, TextTable } from "../../../../i18n/information-texts"

const LINK = /<(\w+)>(.*?)<\/\1>/g
const addressOf = (name: string): string =>
  PAGES[name] ?? ELSEWHERE[name] ?? (name === "mail" ? "mailto:{{email}}" : "/")

const written = (text: string): string =>
  text
    .replaceAll(/[\\*[\]|]|(?<!\w)_/g, String.raw`\$&`)
    .replaceAll(LINK, (_link, name: string, words: string) => `[${words}](${addressOf(name)})`)

const row = (cells: readonly string[]): string => `| ${cells.map(written).join(" | ")} |`

/** Writes a table as Markdown. An empty table becomes the placeholder for the table of delivery times. */
const tableOf = ({ head, rows }: TextTable): string =>
  rows.length ? [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n") : TIMES_TABLE

const partOf = ({ heading, text = [], points = [], table, after = [] }: Section): string[] => [
  `## ${written(heading)}`,
  ...text.map(written),
  ...(points.length ? [points.map((point) => `- ${written(point)}`).join("\n")] : []),
  ...(table ? [tableOf(table)] : []),
  ...after.map(written),
]

export function originalText(catalogue: InformationCatalogue, page: InformationPage): PageSource {
  if (page === "cookies") {
    const { title, intro, more } = catalogue.cookieSettings
    return { title, intro, text: written(more) }
  }
  const { title, intro, sections } = catalogue[page]
  return { title, intro, text: Object.values(sections).flatMap(partOf).join("\n\n") }
}
