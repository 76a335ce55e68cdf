import type { Language } from "@bon-perroquet/contract"

const MOMENT = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Brussels" } as const

export const momentIn = (language: Language, at = new Date()): string =>
  new Intl.DateTimeFormat(language, MOMENT).format(at)
