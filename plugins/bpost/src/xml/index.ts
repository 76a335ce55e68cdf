const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
/** Signs that XML has no place for, however they are written. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text between two tags. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** An element with a text; nothing at all for none, because the service refuses empty ones. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${escaped(String(text))}</${name}>`

/** An element with elements in it. */
export const parent = (name: string, ...children: string[]): string =>
  `<${name}>${children.join("")}</${name}>`

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** A text as it was before it was written between two tags. */
const unescaped = (text: string): string =>
  text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith("#"))
      return String.fromCodePoint(Number(name.replace(/^#x/i, "0x").replace(/^#/, "")))
    return NAMED[name] ?? whole
  })

/**
 * What stands in the elements of a name that hold no others, whatever prefix their namespace has; an answer's prefixes
 * are the service's to choose, and its other parts are none of ours.
 */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}>`, "g"))].map(
    ([, text = ""]) => unescaped(text.trim()),
  )

/** The elements of a name, whole, with what they hold; they hold none of the same name. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>[\\s\\S]*?</(?:\\w+:)?${name}>`, "g"))].map(
    ([whole]) => whole,
  )
