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

export function rememberLanguage(language: Language): void {
  store(STORAGE_KEYS.language, language)
  document.cookie = `${STORAGE_KEYS.language}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}

/**
 * Returns the language of the URL, otherwise the stored choice, otherwise the server's.
 * @param rendered language of the rendered page
 */
export function chooseLanguage({ pathname }: Pick<Location, "pathname">, rendered: string): Language {
  const { language } = readAddress(pathname)
  const stored = readStored(STORAGE_KEYS.language)
  if (isLanguage(stored)) rememberLanguage(stored)
  if (language && hasLanguages(pathname)) {
    if (!isLanguage(stored)) rememberLanguage(language)
    return language
  }
  if (isLanguage(stored)) return stored
  return isLanguage(rendered) ? rendered : DEFAULT_LANGUAGE
}
