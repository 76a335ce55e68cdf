import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { readStored, store } from "../config/storage"

/** The address's parameter that asks for a language: a link to this page, in this language. */
export const LANGUAGE_PARAMETER = "lang"
const A_YEAR = 31_536_000

export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The stored choice, else the first of the browser's languages that the shop speaks, else French. */
export function preferredLanguage(browserLanguages: readonly string[] = navigator.languages): Language {
  const stored = readStored(STORAGE_KEYS.language)
  if (isLanguage(stored)) return stored
  const spoken = browserLanguages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => isLanguage(tag))
  return isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE
}

/** The choice is kept as the contract has it, and in a cookie, so that the server draws pages in it. */
export function rememberLanguage(language: Language): void {
  store(STORAGE_KEYS.language, language)
  document.cookie = `${STORAGE_KEYS.language}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}

/**
 * The language of this page: the one that its address asks for, else the preferred one. Who came by a link in a
 * language and has not chosen another stays in it.
 */
export function settleLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER)
  const stored = readStored(STORAGE_KEYS.language)
  if (isLanguage(asked)) {
    if (!isLanguage(stored)) rememberLanguage(asked)
    return asked
  }
  if (isLanguage(stored)) rememberLanguage(stored)
  return preferredLanguage()
}

/** A choice overrules the language that the address asked for, also when the page is loaded anew. */
export function forgetAskedLanguage(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return
  address.searchParams.delete(LANGUAGE_PARAMETER)
  window.history.replaceState(window.history.state, "", address)
}
