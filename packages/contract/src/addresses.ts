import { DEFAULT_LANGUAGE, LANGUAGES, SHIPPED_LANGUAGES, type Language } from "./sets"

/**
 * How the address of a screen is spelled: the one place that knows it, for the edge, the screens, mail and payment pages.
 * French is at the root, each other language below a name of its own: /products, /nl/products.
 */

const PREFIX = new RegExp(`^/(${SHIPPED_LANGUAGES.join("|")})(?=[/?#]|$)`)
/** Screens of who runs the shop have one address; their language is the visitor's choice. */
const SPEAKS_NONE = /^\/admin(?=[/?#]|$)/

export interface ReadAddress {
  /** The language that the address names; undefined at the root, and where that language is switched off. */
  language: Language | undefined
  /** The address without it, as it is in French. */
  path: string
}

/** Takes a path, or a path with query and fragment, apart. */
export function readAddress(address: string): ReadAddress {
  const [prefix = "", named] = PREFIX.exec(address) ?? []
  const rest = address.slice(prefix.length)
  return {
    language: LANGUAGES.find((language) => language === named),
    // "//name" would be another host's address.
    path: `/${rest.replace(/^[/\\]+/, "")}`,
  }
}

/** Whether the screen at this address has an address in each language. */
export const hasLanguages = (address: string): boolean => !SPEAKS_NONE.test(readAddress(address).path)

/** The same screen's address in a language, whichever the given one is in. */
export function addressIn(language: Language, address: string): string {
  const { path } = readAddress(address)
  if (language === DEFAULT_LANGUAGE || SPEAKS_NONE.test(path)) return path
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`
}
