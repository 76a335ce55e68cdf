/** An XML element, or an empty string. */
export type Xml = string

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
// XML 1.0 can't contain these characters.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

export function leaf(name: string, text: string, attributes: Record<string, string> = {}): Xml {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${attributeTexts.join("")}>${escaped(text)}</${name}>`
}

/** Returns an element with children. null and false are skipped. */
export const node = (name: string, ...children: (Xml | null | false)[]): Xml =>
  `<${name}>${children.filter(Boolean).join("")}</${name}>`
