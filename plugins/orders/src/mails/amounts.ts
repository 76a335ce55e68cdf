import type { Language } from "@bon-perroquet/contract"

/** How Belgium writes amounts in each language; English as it is written in Europe. */
export const LOCALES: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-IE" }

export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(cents / 100)
