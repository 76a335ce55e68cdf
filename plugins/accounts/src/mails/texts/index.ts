import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

/** One message's sentences. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

/** What a message about an account's safety speaks of. */
export interface Happening {
  /** In words, as "Firefox · Windows"; empty where it can't be told. */
  device: string
  /** With its hour, in the language of the message. */
  when: string
  /** Whose doing it was, where it was not the person's own. */
  by: string
}

export const ALERTS = [
  "sign_in",
  "second_factor_on",
  "second_factor_off",
  "second_factor_taken",
  "password",
  "password_by_link",
] as const
export type Alert = (typeof ALERTS)[number]

/** Sensitive actions that one kind of mail reports. The other actions have a mail of their own, or none. */
export type NoticeName =
  | "recovery_codes"
  | "recovery_codes_with_password"
  | "data_export"
  | "role"
  | "security_settings"
  | "store_settings"
  | "payout_details"
  | "api_keys"
  | "invitation"
  | "administrator_removal"
  | "administrator_password"
  | "customer_email"
  | "customer_deletion"
  | "personal_data_export"
  | "workflow"
  | "owner_recovery"

/** The mail that reports a sensitive action. `what` is one of `actions`, a sentence without its full stop. */
export interface Notice {
  subject: (notice: { what: string }) => string
  paragraphs: (notice: { what: string; when: string; by: string }) => string[]
  action: string
  footer: string
  actions: Record<NoticeName, string>
}

export interface Texts {
  greeting: (name: string) => string
  reset: Letter
  verify: Letter
  newsletter: Letter
  alerts: Record<Alert, (happening: Happening) => Letter>
  notice: Notice
  /** To whom a guest's order was sent: `account`, an e-mail address, would have it. */
  orderTransfer: (what: { number: string; account: string }) => Letter
  /** To run the shop; `until` is the end of its last day. */
  invitation: (what: { until: string }) => Letter
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
