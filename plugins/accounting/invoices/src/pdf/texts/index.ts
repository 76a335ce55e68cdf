import type { paidWithName } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Content } from "../../modules/documents"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

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
  credited: {
    part: string
    rest: string
    amount: string
    undone: string
  }
  vatTable: { rate: string; base: string; vat: string; gross: string }
  /** Text about a rate under the One-Stop Shop. */
  rateOfCountry: (rate: string, country: string) => string
  subtotal: string
  tax: string
  total: { invoice: string; credit_note: string }
  paidWith: Parameters<typeof paidWithName>[1]
  /** `how` is " (Visa •••• 4242)", " (gift card •••• HB4C €10.00, Visa •••• 4242 €14.20)" or empty. */
  paid: (date: string, how: string) => string
  /** About an order on account that balances paid in part. `how` is as in `paid`. */
  paidInPart: (date: string, how: string, rest: string) => string
  /** About an order on account. `communication` is the structured communication. */
  payable: (day: string, account: string, communication: string) => string
  refunded: (date: string) => string
  /** Refund that the customer received as store credit. */
  givenAsCredit: (date: string) => string
  /** Refund of an order on account. */
  creditedToAccount: (date: string) => string
  reason: (reason: string) => string
  takenBack: string
  prices: string
  oss: (country: string) => string
  exempt: Record<NonNullable<Content["exemption"]>, string>
  /** `perishable` names the lines without a right of withdrawal. It can be empty. */
  withdrawal: (perishable: string) => string
  phone: string
  vatNumber: string
  account: string
  page: (page: number, pages: number) => string
}

const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

export const textsIn = (language: Language): Texts => TEXTS[language]
