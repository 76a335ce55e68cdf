import { parseText } from "./index"

const blocksOf = (source: string) => parseText(source).flatMap(({ blocks }) => blocks)
const paragraph = (...spans: object[]) => ({ type: "paragraph", spans })

test("parseText starts a section with a unique id at each heading", () => {
  const parts = parseText("Avant\n\n## Délais de livraison\n\nUn\n\n## Délais de livraison\n\n### Détail")
  expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
    ["", ""],
    ["delais-de-livraison", "Délais de livraison"],
    ["delais-de-livraison-2", "Délais de livraison"],
  ])
  expect(parts[2]?.blocks).toEqual([{ type: "heading", spans: [{ text: "Détail" }] }])
})

test("parseText parses lists, tables, bold, italic and line breaks", () => {
  expect(blocksOf("- one\n- **two**\n  - three")).toEqual([
    {
      type: "list",
      is_ordered: false,
      items: [[{ text: "one" }], [{ text: "two", strong: true }], [{ text: "three" }]],
    },
  ])
  expect(blocksOf("| A | B |\n|---|---|\n| *1* | 2 |")).toEqual([
    {
      type: "table",
      head: [[{ text: "A" }], [{ text: "B" }]],
      rows: [[[{ text: "1", emphasis: true }], [{ text: "2" }]]],
    },
  ])
  expect(blocksOf("one\ntwo  \nthree")).toEqual([paragraph({ text: "one two\nthree" })])
  expect(blocksOf("{{times}}")).toEqual([{ type: "times" }])
})

test.each([
  ["an element", "<b>bold</b> <script>alert(1)</script>"],
  ["a picture", "![x](https://example.org/x.png)"],
  ["code", "`code`"],
  ["a reference", "[x]: javascript:alert(1)"],
  ["an address that is no link's", "<https://example.org>"],
])("parseText keeps %s as plain text", (_what, source) => {
  const spans = blocksOf(source).flatMap((block) => (block.type === "paragraph" ? block.spans : []))
  const text = spans.map((span) => span.text).join("")
  expect(spans.every(({ strong, emphasis }) => !strong && !emphasis)).toBe(true)
  expect(text.startsWith(source.slice(0, 1))).toBe(true)
})

test.each(["https://example.org/a?b=c", "http://example.org", "mailto:{{email}}", "/contact", "/"])(
  "a link to %s in a text is accepted",
  (href) => {
    expect(blocksOf(`[there](${href})`)).toEqual([paragraph({ text: "there", href })])
  },
)

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//example.org",
  "/\\example.org",
  "vbscript:x",
  "ftp://example.org",
  "contact",
])("a link to %s in a text is rejected", (href) => {
  const [block] = blocksOf(`[there](${href})`)
  expect(block?.type === "paragraph" && block.spans.some((span) => span.href !== undefined)).toBe(false)
})
