import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Letter {
  subject: string
  paragraphs: string[]
  action: string
}

/** Reasons for which a delivery is postponed, other than a refusal by the bank. */
export type Block = "undeliverable" | "too_small" | "email_refused"

/** Texts of the e-mails. Days and amounts are passed as formatted texts. */
export interface Texts {
  greeting: (name: string) => string
  begun: (weeks: number | string, on: string) => Letter
  announced: (on: string, total: string) => Letter
  rise: (before: string, now: string) => string
  /** `comes` replaces `missing`. `before` is the price of the missing goods, if it is lower than `now`. */
  instead: (missing: string, comes: string, now: string, before: string | null) => string
  delivery: string
  total: string
  /** Label of the total of an intra-Community supply to a business. */
  totalWithoutVat: string
  /** `name` is empty for goods that are no longer sold. */
  waits: (name: string) => Letter
  skipped: (name: string) => Letter
  refused: (again: string) => Letter
  givenUp: Letter
  blocked: Record<Block, Letter>
  /** `email` is the customer's address, `order` the number of the subscription's first order. */
  toMerchant: (reason: Block, email: string, order: string) => Omit<Letter, "action">
  ended: Letter
  /** E-mail about a change, with a button that undoes it. */
  changed: Letter
  undoable: string
  undone: Letter
  /** E-mail with a single-use link that allows every change. */
  key: Letter
  to: (address: string) => string
  changes: {
    skipped: (on: string) => string
    paused: string
    active: string
    weeks: (from: number, to: number) => string
    /** `to` is 0 if the line is removed. */
    quantity: (name: string, from: number, to: number) => string
    missing: Record<"wait" | "skip", string>
    instead: (name: string, by: string | null) => string
    destination: (from: string, to: string) => string
  }
  links: Record<"skip" | "change" | "pause" | "end", string>
  footer: string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(day),
  )
