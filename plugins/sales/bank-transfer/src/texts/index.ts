import type { MethodDescription } from "@bon-perroquet/checkout/methods"
import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Texts {
  describe: (days: number) => MethodDescription
  /** Text that is shown until the e-mail address is confirmed. `by` is a time. */
  confirm: (by: string) => string
  /** `until` is a formatted day. */
  instructions: (amount: string, until: string) => string
  /** Offer to pay by bank transfer for an order with a payment link. */
  offer: string
  /** Label of the last day. */
  due: string
  reminder: (number: string, until: string) => { subject: string; paragraphs: string[]; action: string }
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

export const timeIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(at)
