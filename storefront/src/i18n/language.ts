import {
  DEFAULT_LANGUAGE,
  hasLanguages,
  LANGUAGES,
  readAddress,
  STORAGE_KEYS,
  type Language,
} from "@bon-perroquet/contract"
import { readStored, store } from "../config/storage"

const A_YEAR = 31_536_000

export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The choice is kept as the contract has it, and in a cookie, so that the server draws pages in it. */
export function rememberLanguage(language: Language): void {
  store(STORAGE_KEYS.language, language)
  document.cookie = `${STORAGE_KEYS.language}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}

/**
 * The language of this page: the one that its address names, else the stored choice, else the one that the server found
 * for this visitor. Who came by a link in a language and has not chosen another stays in it.
 * @param drawn the language that the page came in
 */
export function settleLanguage({ pathname }: Pick<Location, "pathname">, drawn: string): Language {
  const { language } = readAddress(pathname)
  const stored = readStored(STORAGE_KEYS.language)
  if (isLanguage(stored)) rememberLanguage(stored)
  if (language && hasLanguages(pathname)) {
    if (!isLanguage(stored)) rememberLanguage(language)
    return language
  }
  if (isLanguage(stored)) return stored
  return isLanguage(drawn) ? drawn : DEFAULT_LANGUAGE
}
