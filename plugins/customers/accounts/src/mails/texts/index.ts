import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

export interface Happening {
  /** For example "Firefox · Windows". Empty if unknown. */
  device: string
  when: string
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

/** Actions with a notice. Other actions have a separate e-mail or none. */
export type NoticeName =
  | "recovery_codes"
  | "recovery_codes_with_password"
  | "data_export"
  | "assistant_agreement"
  | "role"
  | "security_settings"
  | "store_settings"
  | "payout_details"
  | "api_keys"
  | "webhooks"
  | "invitation"
  | "administrator_sessions"
  | "administrator_removal"
  | "administrator_password"
  | "customer_email"
  | "customer_deletion"
  | "personal_data_export"
  | "workflow"
  | "owner_recovery"

/** Texts of the notice of a sensitive action. `what` is the action's text in `actions`, without the full stop. */
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
  /** E-mail to the guest. `account`: the requesting account's e-mail address. */
  orderTransfer: (what: { number: string; account: string }) => Letter
  invitation: (what: { until: string }) => Letter
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
