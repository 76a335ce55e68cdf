import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** A day as the shop's own calendar has it: 21 novembre 2026. */
export function formatDay(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** A day and a time: 21 novembre 2026 à 14:05. */
export function formatMoment(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** A day in few letters, for tables: 21/11/2026. */
export function formatShortDay(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** A day and a time in few letters: 21/11/26 14:05. */
export function formatShortMoment(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}

/** When something happened: of today the time alone. */
export function formatMomentOrTime(moment: string, language: Language): string {
  if (formatDay(moment, language) !== formatDay(new Date().toISOString(), language))
    return formatMoment(moment, language)
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  })
  return format.format(new Date(moment))
}
