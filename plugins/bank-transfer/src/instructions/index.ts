import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"
import { type Account, writtenIban } from "../account"
import { epcCode } from "../communication/epc-code"
import type { Transfer } from "../modules/bank-transfer/transfer-rows"
import { dayIn, moneyIn, TEXTS } from "../texts"

/** What the shopper is told who is to transfer the money. */
export function instructionsOf(
  { amount_cents, communication, due_at }: Transfer,
  account: Account,
  language: Language,
): PaymentInstructions {
  const { describe, instructions, rows, qr } = TEXTS[language]
  const amount = moneyIn(language, amount_cents)
  const until = dayIn(language, due_at)
  const shown = [
    [rows.payee, account.name],
    [rows.iban, writtenIban(account.iban)],
    [rows.bic, account.bic],
    [rows.amount, amount],
    [rows.communication, communication],
    [rows.due, until],
  ] as const
  return {
    name: describe(0).name,
    text: instructions(amount, until),
    rows: shown.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    qr: { content: epcCode(account, amount_cents, communication), text: qr },
    amount_cents,
    due_at: due_at.toISOString(),
  }
}
