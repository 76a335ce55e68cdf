import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

/** Texts of the e-mails and the printed card. Amounts and days are formatted. */
export interface SoldTexts {
  title: string
  hello: (name: string) => string
  labels: {
    amount: string
    code: string
    from: string
    to: string
    until: string
    number: string
    sent: string
  }
  atOnce: string
  card: {
    subject: (giver: string) => string
    text: (giver: string, amount: string, shop: string) => string
    how: string
    action: string
    footer: string
  }
  receipt: {
    subject: (number: string) => string
    toRecipient: (recipient: string) => string
    toBuyer: string
    vat: string
    withdrawal: string
  }
  returned: { subject: (number: string) => string; text: (amount: string) => string }
  /** How to use the printed card. @param address of the shop */
  printed: (address: string) => string
}

export const SOLD_TEXTS: Record<Language, SoldTexts> = { fr, nl, en, de }
