import { perLanguage } from "@bon-perroquet/contract/sets"
import { DEFAULT_LANGUAGE, LANGUAGES } from "../locales"
import type { Language, TranslatedLanguage } from "../locales"

/** Translated entities, and the field of each text. */
export const FIELDS = {
  product: { name: "title", description: "description" },
  product_category: { name: "name", description: "description" },
  /** A size: it has a name only. */
  product_variant: { name: "title", description: null },
} as const
export type Translatable = keyof typeof FIELDS

export type Texts = { name: string; description: string }
export type TextsByLanguage = Record<Language, Texts>
/** New texts of one product or category. A missing text does not change, and "" removes a translation. */
export type TextsToWrite = { id: string } & Partial<Record<Language, Partial<Texts>>>

type Stored = Record<string, unknown> | null | undefined

/** Merges new texts into the stored fields of a translation. */
export function mergeTexts(
  entity: Translatable,
  stored: Stored,
  texts: Partial<Texts>,
): Record<string, string> {
  const known = strings(stored)
  // The engine merges new fields into stored ones, so only an empty text removes a translation.
  const written = Object.entries(toFields(entity, texts)).filter(
    ([field, text]) => text.trim() || known[field],
  )
  return { ...known, ...Object.fromEntries(written.map(([field, text]) => [field, text.trim()])) }
}

/** Converts texts to the engine's field names. */
export function toFields(
  entity: Translatable,
  { name, description }: Partial<Texts>,
): Record<string, string> {
  const field = FIELDS[entity].description
  return {
    ...(name !== undefined && { [FIELDS[entity].name]: name }),
    ...(description !== undefined && field && { [field]: description }),
  }
}

type Translations = Partial<Record<TranslatedLanguage, Stored>>

/** Returns the stored texts in every language, "" for a missing one. */
export function writtenTexts(
  entity: Translatable,
  base: Stored,
  translations: Translations,
): TextsByLanguage {
  const { name, description } = FIELDS[entity]
  const textsOf = (language: Language): Texts => {
    const own = strings(language === DEFAULT_LANGUAGE ? base : translations[language])
    return { name: own[name] ?? "", description: (description && own[description]) ?? "" }
  }
  return perLanguage(LANGUAGES, textsOf)
}

/** Returns the texts in every language, with the default language's text for a missing one. */
export function readTexts(entity: Translatable, base: Stored, translations: Translations): TextsByLanguage {
  const written = writtenTexts(entity, base, translations)
  const fallback = written[DEFAULT_LANGUAGE]
  const filled = ({ name, description }: Texts): Texts => ({
    name: name || fallback.name,
    description: description || fallback.description,
  })
  return perLanguage(LANGUAGES, (language) => filled(written[language]))
}

const strings = (stored: Stored) =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
