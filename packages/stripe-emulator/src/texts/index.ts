import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export const PROBLEMS = [
  "email",
  "name",
  "line1",
  "postal_code",
  "city",
  "country",
  "phone",
  "method",
  "number",
  "not_a_test_card",
  "expiry",
  "cvc",
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "processing_error",
  "authentication_failed",
  "bank_refused",
] as const
/** Problems of a payment attempt. */
export type Problem = (typeof PROBLEMS)[number]

/** Texts of the hosted page in one language. `{…}` is a placeholder. */
export type Texts = {
  /** Formats numbers, money and country names. */
  locale: string
  title: string
  back: string
  order: string
  total: string
  delivery: string
  free: string
  quantity: string
  each: string
  contact: string
  email: string
  phone: string
  address: string
  name: string
  line1: string
  line2: string
  postalCode: string
  city: string
  country: string
  billingAddress: string
  method: string
  card: string
  bancontact: string
  bancontactHint: string
  cardNumber: string
  expiry: string
  expiryHint: string
  cvc: string
  cvcHint: string
  cardName: string
  pay: string
  until: string
  test: { notice: string; cards: string; approve: string; authenticate: string; dates: string }
  failed: string
  check: string
  problems: Record<Problem, string>
  expired: { title: string; text: string }
  paid: { title: string; text: string; link: string }
  processing: { title: string; text: string }
  unknown: { title: string; text: string }
  /** Texts of the emulator's front page. */
  front: {
    title: string
    text: string
    sessions: string
    none: string
    states: Record<"open" | "paid" | "processing" | "expired", string>
  }
  bank: {
    title: string
    text: string
    authorise: string
    refuse: string
    delayed: string
    delayedHint: string
  }
  threeDSecure: { title: string; text: string; authorise: string; refuse: string }
}

export const LANGUAGES = ["fr", "nl", "en", "de"] as const
export type Language = (typeof LANGUAGES)[number]
const CATALOGUES: Record<Language, Texts> = { fr, nl, en, de }

/**
 * Returns the catalogue for a session's locale. For `auto` or none, uses the browser's first available
 * language, otherwise French.
 */
export function textsFor(locale: string | null, acceptLanguage: string | undefined): [Language, Texts] {
  const asked = locale && locale !== "auto" ? [locale] : (acceptLanguage ?? "").split(",")
  const language = asked.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? "fr"
  return [language, CATALOGUES[language]]
}

function isLanguage(tag: string): tag is Language {
  return LANGUAGES.some((language) => language === tag)
}

/** Replaces `{name}` placeholders in a text. */
export function fill(text: string, values: { [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
