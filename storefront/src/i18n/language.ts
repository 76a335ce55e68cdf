import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from "@bon-perroquet/shop-api/contract"
import { readStored, store } from "../config/storage"

export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language of this visit: the stored choice, else the first of the browser's that the shop speaks, else French. */
export function preferredLanguage(browserLanguages: readonly string[] = navigator.languages): Language {
  const stored = readStored(STORAGE_KEYS.language)
  if (isLanguage(stored)) return stored
  const spoken = browserLanguages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => isLanguage(tag))
  return isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE
}

export function rememberLanguage(language: Language): void {
  store(STORAGE_KEYS.language, language)
}
