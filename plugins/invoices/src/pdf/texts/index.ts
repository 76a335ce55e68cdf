import type { Language } from "@bon-perroquet/languages/locales"
import type { Content } from "../../modules/documents"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

/** What a document says in one language. */
export interface Texts {
  title: { invoice: string; credit_note: string }
  number: string
  date: string
  order: string
  orderedOn: string
  corrects: (number: string, date: string) => string
  takesBack: (number: string, date: string) => string
  billedTo: string
  columns: { description: string; quantity: string; unitPrice: string; vat: string; amount: string }
  discount: (amount: string) => string
  delivery: string
  free: string
  /** In a credit note of an amount: what was given back of the goods and delivery at one rate. */
  credited: {
    part: string
    rest: string
    /** An amount at one rate that was given back for nothing in particular. */
    amount: string
    /** What is charged again because a credit note is taken back. */
    undone: string
  }
  vatTable: { rate: string; base: string; vat: string; gross: string }
  /** Under the One-Stop Shop the rate is another country's. */
  rateOfCountry: (rate: string, country: string) => string
  subtotal: string
  tax: string
  total: { invoice: string; credit_note: string }
  paidWith: { card: string; transfer: string }
  /** `how`: " (Visa •••• 4242)", or nothing. */
  paid: (date: string, how: string) => string
  refunded: (date: string) => string
  /** Why it was given back, as the shop wrote it. */
  reason: (reason: string) => string
  takenBack: string
  prices: string
  oss: (country: string) => string
  /** Why no VAT is charged, as the law wants it said. */
  exempt: Record<NonNullable<Content["exemption"]>, string>
  withdrawal: string
  phone: string
  vatNumber: string
  account: string
  page: (page: number, pages: number) => string
}

const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

export const textsIn = (language: Language): Texts => TEXTS[language]
