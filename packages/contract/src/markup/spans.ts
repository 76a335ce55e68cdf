import type { Token } from "markdown-it"
import type { TextSpan } from "../shop/page-texts"

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

/** Returns the text spans of a paragraph, a heading or a cell. */
export function spansOf({ children }: Token): TextSpan[] {
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

export const plainText = (token: Token): string =>
  spansOf(token)
    .map(({ text }) => text)
    .join("")
    .trim()
