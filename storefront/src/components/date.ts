import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** Formats a date in Belgian time, for example 21 novembre 2026. */
export function formatDay(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** Formats date and time, for example 21 novembre 2026 à 14:05. */
export function formatMoment(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}
