import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** Formats a short date, for example 21/11/2026. */
export function formatShortDay(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** Formats a short date and time, for example 21/11/26 14:05. */
export function formatShortMoment(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}
