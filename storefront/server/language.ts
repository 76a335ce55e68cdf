import type { IncomingHttpHeaders } from "node:http"
import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE_KEYS, type Language } from "@bon-perroquet/contract"

const isLanguage = (value: string | null | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

/**
 * The language of a page: the one that its address asks for, else the visitor's choice, else the browser's. The
 * storefront decides alike (src/i18n/language.ts), so that it goes on with the page as it was drawn.
 */
export function pageLanguage(address: URL, headers: IncomingHttpHeaders): Language {
  const asked = address.searchParams.get("lang")
  if (isLanguage(asked)) return asked
  const [, chosen] = new RegExp(`(?:^|;\\s*)${STORAGE_KEYS.language}=(\\w+)`).exec(headers.cookie ?? "") ?? []
  return isLanguage(chosen) ? chosen : languageOf(headers["accept-language"])
}

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
