export type Language = "fr" | "nl" | "en"

/** The shop's language of an engine locale ("nl-NL"): French where there is none. */
export function resolveLanguage(locale: string | null): Language {
  const language = locale?.slice(0, 2).toLowerCase()
  return language === "nl" || language === "en" ? language : "fr"
}
