import MarkdownIt, { type Token } from "markdown-it"
import type { PageSource, PageText, TextBlock, TextSection, TextSpan } from "../shop/page-texts"
import { TIMES_TABLE } from "../shop/text-gaps"

const SAFE = [/^https?:\/\/[^\s\\]+$/i, /^mailto:[^\s\\]+$/i, /^\/(?![/\\])[^\s\\]*$/]

/**
 * Returns whether a text may contain this link: an external page, an e-mail address, or a page of the shop.
 */
export const isSafeLink = (href: string): boolean => SAFE.some((each) => each.test(href))

/** Enabled Markdown rules. HTML, pictures and code remain text. */
const RULES = ["heading", "list", "table", "emphasis", "link", "newline", "escape"]

const markdown = new MarkdownIt("zero", { html: false }).enable(RULES)
markdown.validateLink = isSafeLink
// Keeps URLs unchanged. Their placeholders ("mailto:{{email}}") are replaced when the page is rendered.
markdown.normalizeLink = (href) => href

const CLOSED: Readonly<Record<string, string>> = {
  bullet_list_open: "bullet_list_close",
  ordered_list_open: "ordered_list_close",
  table_open: "table_close",
}

const inlines = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === "inline")

/** Returns rows of cells. The first row is the header. */
function cellsOf(tokens: readonly Token[]) {
  const rows: ReturnType<typeof spansOf>[][] = []
  for (const token of tokens) {
    if (token.type === "tr_open") rows.push([])
    if (token.type === "inline") rows.at(-1)?.push(spansOf(token))
  }
  return rows
}

/** Returns the block of a list or a table. `within` contains the tokens between its opening and closing token. */
function blockOf(opening: Token, within: readonly Token[]): TextBlock {
  if (opening.type === "table_open") {
    const [head = [], ...rows] = cellsOf(within)
    return { type: "table", head, rows }
  }
  // Nested lists are flattened.
  const items = inlines(within).map(spansOf)
  return { type: "list", is_ordered: opening.type === "ordered_list_open", items }
}

function endOf(tokens: readonly Token[], start: number): number {
  const { type = "", level } = tokens[start] ?? {}
  const closing = CLOSED[type]
  return tokens.findIndex((each, place) => place > start && each.type === closing && each.level === level)
}

/** Returns the sections of a text, each with its heading. Unsupported markup remains plain text. */
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

export const parsePage = ({ title, intro, text }: PageSource): PageText => ({
  title,
  intro,
  sections: parseText(text),
})

/** Returns the unique id of a heading for links: "Délais de livraison" becomes delais-de-livraison. */
function headingId(heading: string, usedIds: Set<string>): string {
  const words = heading
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
  const base = words || "part"
  let id = base
  for (let number = 2; usedIds.has(id); number += 1) id = `${base}-${number}`
  usedIds.add(id)
  return id
}

/** Nesting depth of each style at a position in the text. */
interface Look {
  strong: number
  emphasis: number
  href: string | null
}

const wordsOf = ({ type, content }: Token): string => {
  if (type === "softbreak") return " "
  return type === "hardbreak" ? "\n" : content
}

function spansOf({ children }: Token): TextSpan[] {
  const look: Look = { strong: 0, emphasis: 0, href: null }
  const spans: TextSpan[] = []
  for (const token of children ?? []) {
    if (token.type === "strong_open" || token.type === "strong_close") look.strong += token.nesting
    else if (token.type === "em_open" || token.type === "em_close") look.emphasis += token.nesting
    else if (token.type === "link_open") look.href = token.attrGet("href")
    else if (token.type === "link_close") look.href = null
    else append(spans, wordsOf(token), look)
  }
  return spans
}

function append(spans: TextSpan[], text: string, { strong, emphasis, href }: Look): void {
  if (!text) return
  const look = {
    ...(strong > 0 && { strong: true }),
    ...(emphasis > 0 && { emphasis: true }),
    ...(href !== null && { href }),
  }
  const last = spans.at(-1)
  if (last && last.href === look.href && last.strong === look.strong && last.emphasis === look.emphasis)
    last.text += text
  else spans.push({ text, ...look })
}

const plainText = (token: Token): string =>
  spansOf(token)
    .map(({ text }) => text)
    .join("")
    .trim()
