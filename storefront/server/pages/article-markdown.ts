/** Elements whose content is no text of the page. */
const SKIPPED = new Set(["nav", "form", "button", "svg", "script", "style", "input", "select", "textarea"])
const BLOCKS = new Set([
  "h1",
  "h2",
  "h3",
  "h4",
  "p",
  "li",
  "ul",
  "ol",
  "dt",
  "dd",
  "section",
  "header",
  "tr",
  "div",
])
const VOID = new Set(["br", "img", "input", "hr", "meta", "link", "source", "wbr"])
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" }

const unescaped = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "")

/** Escapes characters that could change the structure of the document. */
const plain = (text: string) =>
  unescaped(text)
    .replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .replaceAll(/[ \t\r\n]+/g, " ")

const attribute = (attributes: string, name: string) =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(attributes)?.[1]

interface Open {
  tag: string
  /** Written when the element ends. */
  end: string
  isSkipped: boolean
}

/** Returns what begins and ends an element in Markdown. */
function marksOf(tag: string, attributes: string, origin: string): [begin: string, end: string] {
  const role = attribute(attributes, "role")
  if (role === "row" || tag === "tr") return ["\n|", "\n"]
  if (role === "columnheader" || role === "cell" || tag === "td" || tag === "th") return [" ", " |"]
  if (/^h[1-4]$/.test(tag)) return [`\n\n${"#".repeat(Number(tag[1]))} `, "\n\n"]
  if (tag === "li") return ["\n- ", "\n"]
  if (tag === "br") return ["\n", ""]
  const href = tag === "a" ? attribute(attributes, "href") : undefined
  if (href && URL.canParse(unescaped(href), origin))
    return ["[", `](${new URL(unescaped(href), origin).href.replaceAll(/[()]/g, encodeURIComponent)})`]
  return BLOCKS.has(tag) && role !== "rowgroup" ? ["\n\n", "\n\n"] : ["", ""]
}

/** A table needs a line under its head. */
const withTableHead = (text: string) =>
  text.replaceAll(/(?<=^|\n\n)(\|[^\n]*\|)\n/g, (_, head: string) => {
    const columns = head.replaceAll(String.raw`\|`, "").split("|").length - 2
    return `${head}\n|${" --- |".repeat(columns)}\n`
  })

/**
 * Returns the article of a page as Markdown.
 * @param html page that the storefront rendered, which is well-formed
 * @param origin of the shop, for links
 */
export function articleMarkdown(html: string, origin: string): string | undefined {
  const article = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1]
  if (article === undefined) return undefined
  const open: Open[] = []
  const isSkipping = () => open.some((each) => each.isSkipped)
  let text = ""
  let at = 0
  for (const match of article.matchAll(TAG)) {
    const [whole, slash, name = "", attributes = ""] = match
    if (!isSkipping()) text += plain(article.slice(at, match.index))
    at = match.index + whole.length
    const tag = name.toLowerCase()
    if (!tag) continue
    if (slash) {
      const ended = open.splice(open.findLastIndex((each) => each.tag === tag))
      if (!isSkipping() && !ended[0]?.isSkipped) text += ended[0]?.end ?? ""
      continue
    }
    const [begin, end] = marksOf(tag, attributes, origin)
    if (!isSkipping() && !SKIPPED.has(tag)) text += begin
    if (!VOID.has(tag) && !whole.endsWith("/>")) open.push({ tag, end, isSkipped: SKIPPED.has(tag) })
  }
  const lines = text
    .replaceAll(/[ \t]+\n/g, "\n")
    .replaceAll(/\n[ \t]+/g, "\n")
    .replaceAll(/\|\n+\|/g, "|\n|")
    .replaceAll(/\n{2,}- /g, "\n- ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
  return `${withTableHead(`\n\n${lines}\n`).trim()}\n`
}
