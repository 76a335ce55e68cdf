import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { type Account, writtenIban } from "./account"
import { TRANSFER_TEXTS } from "./texts"

/** Returns the rows of a transfer: payee, account, amount and communication. */
export function accountRows(
  account: Account,
  { amount, communication }: { amount: string; communication: string },
  language: Language,
): PaymentInstructions["rows"] {
  const { rows } = TRANSFER_TEXTS[language]
  const shown = [
    [rows.payee, account.name],
    [rows.iban, writtenIban(account.iban)],
    [rows.bic, account.bic],
    [rows.amount, amount],
    [rows.communication, communication],
  ] as const
  return shown.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
