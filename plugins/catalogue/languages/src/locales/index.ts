/** The shop's languages with their locales in Medusa's Translation Module. */
import { LANGUAGES, type Language } from "@bon-perroquet/contract/sets"

export { addressIn } from "@bon-perroquet/contract/addresses"
export {
  DEFAULT_LANGUAGE,
  FORMAT_LOCALE_OF,
  LANGUAGES,
  LOCALE_OF,
  SHIPPED_LANGUAGES,
  TRANSLATED_LANGUAGES,
  type Language,
  type Locale,
  type TranslatedLanguage,
} from "@bon-perroquet/contract/sets"

/** Parses "nl-BE" or "nl". Returns undefined for other languages. */
export function languageOf(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === primary)
}
