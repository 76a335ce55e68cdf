import { accountRows, dayIn, epcCode, TRANSFER_TEXTS, type Account } from "@bon-perroquet/checkout/transfers"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Language } from "@bon-perroquet/contract/sets"
import { INVOICE_TEXTS } from "../texts"

interface Due {
  amount_cents: number
  communication: string
  /** Day, such as 2026-12-31. */
  due_on: string
}

/** Noon in UTC is on the same day in Belgium, in summer and in winter. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Returns the rows for paying the open amount of an invoice. */
export function invoiceRows(
  { amount_cents, communication, due_on }: Due,
  account: Account,
  language: Language,
): PaymentInstructions["rows"] {
  const transfer = { amount: formatCents(amount_cents, language), communication }
  const due = { label: INVOICE_TEXTS[language].due, value: dayIn(language, noonOf(due_on)) }
  return [...accountRows(account, transfer, language), due]
}

export function invoiceInstructions(due: Due, account: Account, language: Language): PaymentInstructions {
  const { amount_cents, communication, due_on } = due
  const { describe, instructions } = INVOICE_TEXTS[language]
  const until = dayIn(language, noonOf(due_on))
  return {
    name: describe.name,
    text: instructions(formatCents(amount_cents, language), until),
    rows: invoiceRows(due, account, language),
    qr: { content: epcCode(account, amount_cents, communication), text: TRANSFER_TEXTS[language].qr },
    amount_cents,
    due_at: noonOf(due_on).toISOString(),
    is_on_account: true,
  }
}
