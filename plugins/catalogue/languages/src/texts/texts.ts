import {
  perLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "@bon-perroquet/contract/sets"

export const FIELDS = {
  product: { name: "title", description: "description" },
  product_category: { name: "name", description: "description" },
  /** A size has a name, but no description. */
  product_variant: { name: "title", description: null },
} as const
export type Translatable = keyof typeof FIELDS

export type Texts = { name: string; description: string }
export type TextsByLanguage = Record<Language, Texts>
/** Texts to write. Missing ones stay unchanged, "" removes a translation. */
export type TextsToWrite = { id: string } & Partial<Record<Language, Partial<Texts>>>

type Stored = Record<string, unknown> | null | undefined

export function mergeTexts(
  entity: Translatable,
  stored: Stored,
  texts: Partial<Texts>,
): Record<string, string> {
  const translations = strings(stored)
  // Medusa merges fields, so only an empty text removes a translation.
  const written = Object.entries(toFields(entity, texts)).filter(
    ([field, text]) => text.trim() || translations[field],
  )
  return { ...translations, ...Object.fromEntries(written.map(([field, text]) => [field, text.trim()])) }
}

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

/** Returns the texts. Missing ones are in the default language. */
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
