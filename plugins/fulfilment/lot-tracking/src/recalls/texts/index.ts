import type { Language } from "@bon-perroquet/contract"
import { FORMAT_LOCALE_OF } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface RecallTexts {
  mail: {
    greeting: (name: string) => string
    subject: (product: string) => string
    intro: string
    /** The mandatory text, which the merchant's wording can't remove. */
    stop: string
    whatNow: string
    action: string
    footer: string
  }
  rows: {
    product: string
    number: string
    bestBefore: string
    order: (number: string) => string
    units: (count: number) => string
  }
  list: {
    title: string
    supplier: string
    receivedAt: string
    received: string
    left: string
    sent: string
    otherwise: string
    toClear: string
    recalledAt: string
    reason: string
    undelivered: string
    refunded: (units: number) => string
    replaced: (units: number, order: string) => string
    columns: {
      order: string
      date: string
      name: string
      email: string
      quantity: string
      notified: string
      remedy: string
    }
  }
}

const TEXTS: Record<Language, RecallTexts> = { fr, nl, en, de }

export const textsIn = (language: Language): RecallTexts => TEXTS[language]

export const dayIn = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeZone: "Europe/Brussels",
  }).format(new Date(at))

/** Formats a date in digits, for columns. */
export const shortDayIn = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    ...{ day: "2-digit", month: "2-digit", year: "numeric" },
    timeZone: "Europe/Brussels",
  }).format(new Date(at))
