import { formatCents } from "@bon-perroquet/contract/money"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { type Account, writtenIban } from "../account"
import { communicationOf, epcCode } from "../communication"
import type { Transfer } from "../modules/bank-transfer/transfer-rows"
import { dayIn, TEXTS, timeIn } from "../texts"

/**
 * Returns how to pay an order by transfer. `amount_cents` is the amount due, which differs from the promised
 * amount if the order was edited.
 */
export function instructionsOf(
  transfer: Pick<Transfer, "amount_cents" | "communication" | "due_at" | "confirm_by">,
  account: Account,
  language: Language,
): PaymentInstructions {
  const { amount_cents, communication, due_at, confirm_by } = transfer
  const { describe, instructions, confirm, rows, qr } = TEXTS[language]
  const amount = formatCents(amount_cents, language)
  const until = dayIn(language, due_at)
  return {
    name: describe(0).name,
    text: [...(confirm_by ? [confirm(timeIn(language, confirm_by))] : []), instructions(amount, until)].join(
      " ",
    ),
    ...(confirm_by && { confirm_by: confirm_by.toISOString() }),
    rows: [...accountRows(account, { amount, communication }, language), { label: rows.due, value: until }],
    qr: { content: epcCode(account, amount_cents, communication), text: qr },
    amount_cents,
    due_at: due_at.toISOString(),
  }
}

/** Returns the offer to pay by transfer for an order with a payment link. */
export function offerOf(
  { order_number, amount_cents }: { order_number: string; amount_cents: number },
  account: Account,
  language: Language,
): Pick<PaymentInstructions, "text" | "rows"> {
  const transfer = {
    amount: formatCents(amount_cents, language),
    communication: communicationOf(order_number),
  }
  return { text: TEXTS[language].offer, rows: accountRows(account, transfer, language) }
}

function accountRows(
  account: Account,
  { amount, communication }: { amount: string; communication: string },
  language: Language,
): PaymentInstructions["rows"] {
  const { rows } = TEXTS[language]
  const shown = [
    [rows.payee, account.name],
    [rows.iban, writtenIban(account.iban)],
    [rows.bic, account.bic],
    [rows.amount, amount],
    [rows.communication, communication],
  ] as const
  return shown.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
