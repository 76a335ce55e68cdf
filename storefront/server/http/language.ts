import type { IncomingHttpHeaders } from "node:http"
import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from "@bon-perroquet/contract"

export const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

export function chosenLanguage(
  { cookie }: IncomingHttpHeaders,
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${STORAGE_KEYS.language}=(\\w+)`).exec(cookie ?? "") ?? []
  return languages.find((language) => language === chosen)
}

/** Returns the visitor's chosen language, otherwise the browser's. */
export const visitorLanguage = (
  headers: IncomingHttpHeaders,
  languages: readonly Language[] = LANGUAGES,
): Language => chosenLanguage(headers, languages) ?? languageOf(headers["accept-language"], languages)

/** Parses Accept-Language (RFC 9110, 12.5.4). */
export function languageOf(
  acceptLanguage: string | undefined,
  languages: readonly Language[] = LANGUAGES,
): Language {
  const requested = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";")
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="))
      return { language: tag.split("-")[0], quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { language } of requested) {
    const ours = languages.find((each) => each === language)
    if (ours) return ours
  }
  return DEFAULT_LANGUAGE
}
