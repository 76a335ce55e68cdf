/** The shop's languages and the locales Medusa's Translation Module knows them by: pure, no engine needed. */

export const LANGUAGES = ["fr", "nl", "en"] as const
export type Language = (typeof LANGUAGES)[number]

/** Its texts are the engine's own fields; where another language has none, this one stands in, field by field. */
export const DEFAULT_LANGUAGE = "fr" satisfies Language
export const TRANSLATED_LANGUAGES = ["nl", "en"] as const satisfies readonly Language[]
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

/** Region-style codes: the engine refuses a bare "nl". */
export const LOCALE_OF = { fr: "fr-FR", nl: "nl-NL", en: "en-GB" } as const satisfies Record<Language, string>
export type Locale = (typeof LOCALE_OF)[Language]

/** The locales with their own names, as a store wants them. */
export const LOCALES: readonly { code: Locale; name: string }[] = [
  { code: LOCALE_OF.fr, name: "Français" },
  { code: LOCALE_OF.nl, name: "Nederlands" },
  { code: LOCALE_OF.en, name: "English" },
]

/** The language of a locale ("nl-BE" and "nl" too); undefined when the shop doesn't speak it. */
export function languageOf(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === primary)
}
