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

/** Stores the choice in local storage and in a cookie for the server. */
export function rememberLanguage(language: Language): void {
  store(STORAGE_KEYS.language, language)
  document.cookie = `${STORAGE_KEYS.language}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}

/**
 * Returns the page's language: of the address, the stored choice, or the server's. Visitors who follow a link in a
 * language stay in it.
 * @param drawn language of the page
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
