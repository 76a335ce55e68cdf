import {
  accountRows,
  communicationOf,
  dayIn,
  epcCode,
  TRANSFER_TEXTS,
  type Account,
} from "@bon-perroquet/checkout/transfers"
import { formatCents } from "@bon-perroquet/contract/money"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Transfer } from "../modules/bank-transfer/transfer-rows"
import { TEXTS, timeIn } from "../texts"

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
  const { describe, instructions, confirm, due } = TEXTS[language]
  const amount = formatCents(amount_cents, language)
  const until = dayIn(language, due_at)
  return {
    name: describe(0).name,
    text: [...(confirm_by ? [confirm(timeIn(language, confirm_by))] : []), instructions(amount, until)].join(
      " ",
    ),
    ...(confirm_by && { confirm_by: confirm_by.toISOString() }),
    rows: [...accountRows(account, { amount, communication }, language), { label: due, value: until }],
    qr: { content: epcCode(account, amount_cents, communication), text: TRANSFER_TEXTS[language].qr },
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
