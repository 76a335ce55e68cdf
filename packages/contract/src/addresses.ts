import { DEFAULT_LANGUAGE, LANGUAGES, SHIPPED_LANGUAGES, type Language } from "./sets"

/**
 * Reads and builds URL paths of the shop's screens. The edge server, the storefront, e-mails and payment pages use
 * them. French pages are at the root, other languages have a prefix: /products, /nl/products.
 */

const PREFIX = new RegExp(`^/(${SHIPPED_LANGUAGES.join("|")})(?=[/?#]|$)`)
/** Administration screens have one URL for all languages. The visitor chooses the language. */
const SPEAKS_NONE = /^\/admin(?=[/?#]|$)/

export interface ReadAddress {
  /** Language of the path. Undefined at the root and for a language that is not enabled. */
  language: Language | undefined
  /** Path without the language prefix, as in French. */
  path: string
}

/** Splits a path, with or without query and fragment, into language and path. */
export function readAddress(address: string): ReadAddress {
  const [prefix = "", named] = PREFIX.exec(address) ?? []
  const rest = address.slice(prefix.length)
  return {
    language: LANGUAGES.find((language) => language === named),
    // "//name" would be a URL of another host.
    path: `/${rest.replace(/^[/\\]+/, "")}`,
  }
}

export const hasLanguages = (address: string): boolean => !SPEAKS_NONE.test(readAddress(address).path)

export function addressIn(language: Language, address: string): string {
  const { path } = readAddress(address)
  if (language === DEFAULT_LANGUAGE || SPEAKS_NONE.test(path)) return path
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`
}
