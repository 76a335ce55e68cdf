import MarkdownIt, { type Token } from "markdown-it"
import type { PageSource, PageText, TextBlock, TextSection } from "../shop/page-texts"
import { TIMES_TABLE } from "../shop/text-gaps"
import { isSafeLink } from "./links"
import { headingId } from "./heading-id"
import { plainText, spansOf } from "./spans"

/** Nothing but what is named here is markup: HTML, pictures and code are text like any other. */
const RULES = ["heading", "list", "table", "emphasis", "link", "newline", "escape"]

const markdown = new MarkdownIt("zero", { html: false }).enable(RULES)
markdown.validateLink = isSafeLink
// A gap in an address ("mailto:{{email}}") is filled when the page is drawn.
markdown.normalizeLink = (href) => href

const CLOSED: Readonly<Record<string, string>> = {
  bullet_list_open: "bullet_list_close",
  ordered_list_open: "ordered_list_close",
  table_open: "table_close",
}

const inlines = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === "inline")

/** Rows of cells; the first row is the head's. */
function cellsOf(tokens: readonly Token[]) {
  const rows: ReturnType<typeof spansOf>[][] = []
  for (const token of tokens) {
    if (token.type === "tr_open") rows.push([])
    if (token.type === "inline") rows.at(-1)?.push(spansOf(token))
  }
  return rows
}

/** What stands between the opening of a list or a table and its end. */
function blockOf(opening: Token, within: readonly Token[]): TextBlock {
  if (opening.type === "table_open") {
    const [head = [], ...rows] = cellsOf(within)
    return { type: "table", head, rows }
  }
  // A list within a list goes on as one list.
  const items = inlines(within).map(spansOf)
  return { type: "list", is_ordered: opening.type === "ordered_list_open", items }
}

/** Where the block that begins at a token ends. */
function endOf(tokens: readonly Token[], start: number): number {
  const { type = "", level } = tokens[start] ?? {}
  const closing = CLOSED[type]
  return tokens.findIndex((each, place) => place > start && each.type === closing && each.level === level)
}

/** A text's parts, each under its heading. What the small markup does not know stays as it was typed. */
export function parseText(source: string): TextSection[] {
  const tokens = markdown.parse(source, {})
  const sections: TextSection[] = [{ id: "", heading: "", blocks: [] }]
  const ids = new Set<string>()
  const add = (block: TextBlock) => sections.at(-1)?.blocks.push(block)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const [content] = inlines(tokens.slice(at + 1, at + 2))
    if (token?.type === "heading_open" && content) {
      const isPart = token.tag === "h1" || token.tag === "h2"
      const heading = plainText(content)
      if (isPart) sections.push({ id: headingId(heading, ids), heading, blocks: [] })
      else add({ type: "heading", spans: spansOf(content) })
    } else if (token?.type === "paragraph_open" && content) {
      const isTable = content.content.trim() === TIMES_TABLE
      add(isTable ? { type: "times" } : { type: "paragraph", spans: spansOf(content) })
    } else if (token && token.type in CLOSED) {
      const end = endOf(tokens, at)
      add(blockOf(token, tokens.slice(at + 1, end)))
      at = end
    }
  }
  return sections.filter(({ heading, blocks }) => heading || blocks.length > 0)
}

/** A page as it is to be drawn. */
export const parsePage = ({ title, intro, text }: PageSource): PageText => ({
  title,
  intro,
  sections: parseText(text),
})
