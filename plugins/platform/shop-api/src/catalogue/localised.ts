import type { Product } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, type Language, type TranslatedLanguage } from "@bon-perroquet/contract/sets"

/**
 * Medusa's translations of a row in the enabled languages, except the default language, whose texts are in the row
 * itself.
 */
export type Translations = Partial<Record<TranslatedLanguage, Record<string, unknown> | null>>

/** Returns the translation, by default the row's text. */
export function textIn(
  language: Language,
  translations: Translations,
  field: string,
  own: string | null,
): string {
  const text = language === DEFAULT_LANGUAGE ? own : translations[language]?.[field]
  return typeof text === "string" && text.trim() ? text : (own ?? "")
}

export const nameIn = (product: Product, language: Language): string => product[`name_${language}`]
