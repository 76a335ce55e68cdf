const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
/** Characters that XML can't represent in any form. */
// oxlint-disable-next-line no-control-regex -- the expression removes these characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Returns an element, or "" without text, because the service rejects empty elements. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${escaped(String(text))}</${name}>`

export const parent = (name: string, ...children: string[]): string =>
  `<${name}>${children.join("")}</${name}>`

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith("#"))
      return String.fromCodePoint(Number(name.replace(/^#x/i, "0x").replace(/^#/, "")))
    return NAMED[name] ?? whole
  })

/** Returns texts of childless elements with any namespace prefix. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}>`, "g"))].map(
    ([, text = ""]) => unescaped(text.trim()),
  )

/** Returns whole elements, which must not be nested. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>[\\s\\S]*?</(?:\\w+:)?${name}>`, "g"))].map(
    ([whole]) => whole,
  )
