import type { Language, paidWithName } from "@bon-perroquet/contract"
import type { DeliveryKind } from "@bon-perroquet/contract/sets"
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

export interface Texts {
  greeting: (name: string) => string
  orderLink: (number: string) => Letter
  /** Label of the link to the page that only shows the order's state. */
  track: string
  /** Label of the button in the e-mail `awaited` until the customer confirms the e-mail address. */
  confirmAwaited: string
  /** E-mail with the payment method's instructions, which are in `text`. */
  awaited: (number: string, text: string) => Letter
  paymentLink: (number: string, amount: string) => Letter
  /** Button and footer of an e-mail whose text an administrator wrote. */
  written: (number: string) => Required<Pick<Letter, "action" | "footer">>
  placed: (number: string) => Letter
  waiting: (goods: string) => string
  /** Confirmation of an order that replaces goods of the order `replaced` free of charge. */
  replacement: (number: string, replaced: string) => Letter
  preparing: (number: string) => Letter
  shipped: (number: string, tracking: string | null) => Letter
  articlesChanged: (number: string) => Letter
  partShipped: (number: string) => Letter
  restShipped: (number: string) => Letter
  onHold: (number: string) => Letter
  /** Apology for an order that was not sent by the promised last day of dispatch. */
  late: (number: string) => Letter
  /** The e-mail's table contains the new delivery. `price` is the amount to pay or to be refunded. */
  deliveryChanged: (number: string, price: { more: string } | { less: string } | null) => Letter
  cancelled: (number: string, refunded: string | null) => Letter
  cancelledUnpaid: (number: string) => Letter
  refunded: (number: string, amount: string) => Letter
  /** `credited` is the part of the amount that the customer received as store credit. */
  refundedAsCredit: (number: string, amount: string, credited: string) => Letter
  /** E-mail about a refund that the customer's bank returned. */
  refundFailed: (number: string, amount: string) => Letter
  givenBack: (number: string, amount: string) => Letter
  /**
   * E-mail about the refund of a payment that was not needed, because the order was already paid, changed or
   * cancelled.
   */
  notNeeded: (number: string, amount: string) => Letter
  /** E-mail to the merchant about a failed refund, which must be paid in another way. */
  merchantRefundFailed: (number: string, amount: string, customer: string) => Letter
  /** `at` is a formatted date and time. */
  withdrawal: (number: string, at: string, message: string | null) => Letter
  /** Acknowledges a withdrawal that was declared by order number and e-mail address and must be confirmed. */
  withdrawalWaiting: (number: string, at: string) => Letter
  /** E-mail about an order that contains only perishable goods. */
  withdrawalExcluded: (number: string) => Letter
  /** Acknowledges a withdrawal that was declared after the period. */
  withdrawalLate: (number: string, at: string) => Letter
  /** Acknowledges a withdrawal from an order that is unpaid, cancelled or returned. */
  withdrawalNotPossible: (number: string, at: string) => Letter
  /** States for which goods the right of withdrawal applies: none, all, or all except the named ones. */
  rightToWithdraw: { none: string; whole: string; partly: (names: string) => string }
  rows: {
    /** Values of a custom field. */
    yesOrNo: { yes: string; no: string }
    delivery: string
    free: string
    discount: (code: string) => string
    vat: (rate: string) => string
    total: string
    /** Label of the total of a sale without VAT. */
    totalUntaxed: string
    payment: string
    paidWith: Parameters<typeof paidWithName>[1]
    /** Due day and communication of an order on account. */
    dueOn: string
    communication: string
    /** Label of the name of the assistant that prepared the order. */
    assistant: string
    parcel: string
    tracking: string
    toFollow: string
    /** Label of the days of arrival. */
    expected: string
    day: (from: string, by: string) => string
    address: string
    recipient: string
    company: string
    phone: string
    note: string
    kinds: Record<DeliveryKind, string>
  }
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
