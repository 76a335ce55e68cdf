import type { PaymentReminder } from "@bon-perroquet/checkout/methods"
import { type Account, dayIn, TRANSFER_TEXTS } from "@bon-perroquet/checkout/transfers"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Invoice } from "../credit"
import { INVOICE_TEXTS } from "../texts"
import { invoiceRows, noonOf } from "./index"

interface Method {
  reminderDays: number
  blockDays: number
  payee: () => Promise<Account | null>
}

type Reminded = Pick<Invoice, "id" | "order_number" | "communication" | "due_on" | "reminders">

/** Returns the next reminder of an invoice. The current channel determines the account, as for the invoice. */
export async function reminderOf(
  { reminderDays, blockDays, payee }: Method,
  invoice: Reminded,
  amount_cents: number,
  language: Language,
): Promise<PaymentReminder> {
  const account = await payee()
  const step = invoice.reminders + 1
  const { reminder } = INVOICE_TEXTS[language]
  const amount = formatCents(amount_cents, language)
  const until = dayIn(language, noonOf(invoice.due_on))
  return {
    key: `invoice:${invoice.id}:reminder-${step}`,
    greeting: TRANSFER_TEXTS[language].greeting,
    ...reminder(invoice.order_number, amount, until, step, step * reminderDays > blockDays),
    rows: account ? invoiceRows({ ...invoice, amount_cents }, account, language) : [],
  }
}
