import type { Product } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, type Language, type TranslatedLanguage } from "@bon-perroquet/contract/sets"

/**
 * The engine's translations of a row: those of languages that are switched on, and none of the default one, whose texts are
 * the row's own.
 */
export type Translations = Partial<Record<TranslatedLanguage, Record<string, unknown> | null>>

/** A field in a language, or the row's own text where it is missing or empty: the fallback is field by field. */
export function textIn(
  language: Language,
  translations: Translations,
  field: string,
  own: string | null,
): string {
  const text = language === DEFAULT_LANGUAGE ? own : translations[language]?.[field]
  return typeof text === "string" && text.trim() ? text : (own ?? "")
}

/** The product's name in a language. */
export const nameIn = (product: Product, language: Language): string => product[`name_${language}`]
