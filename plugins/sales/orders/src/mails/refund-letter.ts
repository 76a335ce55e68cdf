import { formatCents } from "@bon-perroquet/contract/money"
import type { Language } from "@bon-perroquet/contract/sets"
import type { MoneyBack } from "../money/money-back"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

/** Returns the e-mail about refunds. @param again suffix of its name if an earlier refund failed */
export function refundLetter(
  number: string,
  { refunded_cents, credited_cents, changed_at }: MoneyBack,
  again: string,
  language: Language,
): NamedLetter {
  const amount = formatCents(refunded_cents, language)
  const texts = TEXTS[language]
  const about = { name: `refunded-${refunded_cents}${again}`, at: changed_at }
  // The merchant's own text is about money.
  if (credited_cents > 0)
    return { ...about, ...texts.refundedAsCredit(number, amount, formatCents(credited_cents, language)) }
  return {
    ...about,
    worded: { mail: "refunded", values: { number, amount } },
    ...texts.refunded(number, amount),
  }
}
