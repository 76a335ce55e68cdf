/** An element of an XML document, or nothing. */
export type Xml = string

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
// What XML 1.0 has no way to write at all.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it stands in XML. */
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** An element with a text. */
export function leaf(name: string, text: string, attributes: Record<string, string> = {}): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${given.join("")}>${escaped(text)}</${name}>`
}

/** An element with others in it; what is absent is left out. */
export const node = (name: string, ...children: (Xml | null | false)[]): Xml =>
  `<${name}>${children.filter(Boolean).join("")}</${name}>`
