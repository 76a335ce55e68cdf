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

export interface Texts {
  greeting: (name: string) => string
  orderLink: (number: string) => Letter
  /** The order stands and waits for its money; `text` is its payment method's word on how to pay. */
  awaited: (number: string, text: string) => Letter
  placed: (number: string) => Letter
  preparing: (number: string) => Letter
  shipped: (number: string, tracking: string | null) => Letter
  cancelled: (number: string, refunded: string | null) => Letter
  /** Before any money of it arrived. */
  cancelledUnpaid: (number: string) => Letter
  refunded: (number: string, amount: string) => Letter
  /** The customer's bank sent a refund back. */
  refundFailed: (number: string, amount: string) => Letter
  /** The payment could not become an order. */
  givenBack: (number: string, amount: string) => Letter
  /** To the merchant: money that is owed to a customer came back. */
  seeToRefund: (number: string, amount: string, customer: string) => Letter
  /** `at` is a moment in words. */
  withdrawal: (number: string, at: string, message: string | null) => Letter
  /** The same, declared by number and e-mail address. */
  withdrawalWaiting: (number: string, at: string) => Letter
  rows: {
    delivery: string
    free: string
    discount: (code: string) => string
    vat: (rate: string) => string
    total: string
    address: string
  }
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
