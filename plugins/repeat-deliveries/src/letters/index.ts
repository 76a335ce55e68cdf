import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/languages/locales"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Letter {
  subject: string
  paragraphs: string[]
  action: string
}

/** Why a delivery can't be made, other than that the bank refused a charge. */
export type Block = "undeliverable" | "too_small" | "email_refused"

/** Days and amounts come in words. */
export interface Texts {
  greeting: (name: string) => string
  begun: (weeks: number | string, on: string) => Letter
  announced: (on: string, total: string) => Letter
  rise: (before: string, now: string) => string
  /** What comes for something that is not there; `before`: what that costs, where it is cheaper. */
  instead: (missing: string, comes: string, now: string, before: string | null) => string
  delivery: string
  total: string
  /** Of an intra-Community supply to a business. */
  totalWithoutVat: string
  /** `name` is empty for what is not sold any more. */
  waits: (name: string) => Letter
  skipped: (name: string) => Letter
  refused: (again: string) => Letter
  givenUp: Letter
  blocked: Record<Block, Letter>
  /** `email` of the owner, `order` the number of the order that it began with. */
  toMerchant: (reason: Block, email: string, order: string) => Omit<Letter, "action">
  ended: Letter
  /** A change of its owner; its button undoes it. */
  changed: Letter
  undoable: string
  undone: Letter
  /** With a single-use link that allows every change. */
  key: Letter
  to: (address: string) => string
  changes: {
    skip: (on: string) => string
    paused: string
    active: string
    weeks: (from: number, to: number) => string
    /** `to` is 0 for what is no longer delivered. */
    quantity: (name: string, from: number, to: number) => string
    missing: Record<"wait" | "skip", string>
    instead: (name: string, by: string | null) => string
    destination: (from: string, to: string) => string
  }
  links: Record<"skip" | "change" | "pause" | "end", string>
  footer: string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

/** A day as 2026-11-23, in words. */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(day),
  )
