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
  /** The button of that mail while the e-mail address is to be confirmed. */
  confirmAwaited: string
  awaited: (number: string, text: string) => Letter
  /** The order stands and is to be paid by the link. */
  paymentLink: (number: string, amount: string) => Letter
  /** Around what an administrator writes: the way to the order, and how to answer. */
  written: (number: string) => Required<Pick<Letter, "action" | "footer">>
  placed: (number: string) => Letter
  /** Goods of another order are sent again at no charge. */
  replacement: (number: string, replaced: string) => Letter
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
  /** The order took no payment any more: it was paid, changed or cancelled. */
  notNeeded: (number: string, amount: string) => Letter
  /** To the merchant: money that is owed to a customer came back. */
  merchantRefundFailed: (number: string, amount: string, customer: string) => Letter
  /** `at` is a moment in words. */
  withdrawal: (number: string, at: string, message: string | null) => Letter
  /** The same, declared by number and e-mail address. */
  withdrawalWaiting: (number: string, at: string) => Letter
  /** The same for an order of nothing but perishable goods. */
  withdrawalExcluded: (number: string) => Letter
  /** What an order's confirmation says of it: nothing may be withdrawn from, everything, or all but the goods named. */
  rightToWithdraw: { none: string; whole: string; partly: (names: string) => string }
  rows: {
    delivery: string
    free: string
    discount: (code: string) => string
    vat: (rate: string) => string
    total: string
    /** Of what is sold without VAT. */
    totalUntaxed: string
    payment: string
    paidWith: { card: string; transfer: string }
    address: string
  }
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
