import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@bon-perroquet/shop-api/contract"

/** The caller's language among ours: the first of the most wanted in Accept-Language (RFC 9110, 12.5.4). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";")
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="))
      return { language: tag.split("-")[0], quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { language } of wanted) {
    const ours = LANGUAGES.find((known) => known === language)
    if (ours) return ours
  }
  return DEFAULT_LANGUAGE
}
