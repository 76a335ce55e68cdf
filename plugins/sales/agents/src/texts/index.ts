import type { DeliveryKind, Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Texts {
  /** For assistants: whose texts an answer contains. */
  origin: string
  /** For assistants: who wrote reviews. */
  customers: string
  /** Why the shopper has to complete the purchase. */
  press: string
  /** What completing means for a business that agreed. */
  transfer: string
  /** What completing means if the business also agreed to charges of payment tokens. */
  charge: string
  /** The bank or Stripe declined a payment token. */
  declined: string
  /** Name of the payment with a token. */
  card: string
  missing: Record<"email" | "name" | "address" | "point" | "goods", string>
  undeliverable: string
  points_unavailable: string
  /** The chosen delivery option is not offered to this address. */
  option_unknown: string
  kinds: Record<DeliveryKind, string>
  arrives: (from: string, by: string) => string
  totals: Record<"subtotal" | "discount" | "delivery" | "estimate" | "total" | "net" | "refunded", string>
  vat: (rate: number) => string
  not_found: string
  ended: string
  /** Shown to assistants that try to place the order. */
  code_sent: string
  wrong_code: string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
