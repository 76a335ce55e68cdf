import type { Language } from "@bon-perroquet/contract"

const MOMENT = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Brussels" } as const

/** A moment as people read it in a mail: day and time in Belgium. Now, unless another is given. */
export const momentIn = (language: Language, at = new Date()): string =>
  new Intl.DateTimeFormat(language, MOMENT).format(at)
