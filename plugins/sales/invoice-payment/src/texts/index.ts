import type { MethodDescription, PaymentReminder } from "@bon-perroquet/checkout/methods"
import type { CreditEntryKind } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

type Reminder = Pick<PaymentReminder, "subject" | "paragraphs" | "action">

export interface InvoiceTexts {
  describe: MethodDescription
  /** `until` is a formatted day. */
  instructions: (amount: string, until: string) => string
  due: string
  /** `step` is 1, 2 or 3. Without further orders by invoice if `blocks`. */
  reminder: (order: string, amount: string, until: string, step: number, blocks: boolean) => Reminder
  statement: {
    title: string
    facts: Record<"customer" | "day" | "limit" | "balance" | "overdue" | "account", string>
    columns: Record<"day" | "entry" | "order" | "amount" | "balance", string>
    kinds: Record<CreditEntryKind, string>
  }
}

export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = { fr, nl, en, de }
