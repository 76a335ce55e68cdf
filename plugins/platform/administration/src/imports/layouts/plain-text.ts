import { compile } from "html-to-text"

/** Maximum number of characters of a description. */
const LONGEST = 5_000

const textIn = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "ul", options: { itemPrefix: "- " } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Converts HTML to the text of a description: paragraphs and lists, without links, pictures and scripts. */
export function plainTextOf(html: string): string {
  const written = html.replaceAll("\\n", "\n")
  const text = /[<&]/.test(written) ? textIn(written) : written
  return text
    .replace(/\u00a0/g, " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, LONGEST)
}
