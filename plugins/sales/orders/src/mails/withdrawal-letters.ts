import { FORMAT_LOCALE_OF, type Language, type Order } from "@bon-perroquet/contract"
import type { OrderRecord, WithdrawalRow } from "../modules/order-status"
import { withdrawableOf } from "../orders/withdrawal"
import { isWithdrawable } from "../orders/withdrawal-period"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(at)

/** Returns which e-mail acknowledges a withdrawal. One without items was refused. */
function mailOf({ items, confirmed, at }: WithdrawalRow, { items: lines, timeline, status }: Order) {
  if (items.length) return confirmed ? "withdrawal" : "withdrawal_waiting"
  if (!withdrawableOf(lines).length) return "withdrawal_excluded"
  const isLate = status === "delivered" && !isWithdrawable(timeline, new Date(at).getTime())
  return isLate ? "withdrawal_late" : "withdrawal_not_possible"
}

export const withdrawalLetters = (
  order: Order,
  { withdrawals }: OrderRecord,
  language: Language,
): NamedLetter[] =>
  withdrawals.map((withdrawal) => {
    const { order_number: number } = order
    const at = momentIn(language, new Date(withdrawal.at))
    const mail = mailOf(withdrawal, order)
    const texts = TEXTS[language]
    const letters = {
      withdrawal: () => texts.withdrawal(number, at, withdrawal.message),
      // The message is not sent back, because a stranger may have written it.
      withdrawal_waiting: () => texts.withdrawalWaiting(number, at),
      withdrawal_excluded: () => texts.withdrawalExcluded(number),
      withdrawal_late: () => texts.withdrawalLate(number, at),
      withdrawal_not_possible: () => texts.withdrawalNotPossible(number, at),
    }
    return {
      ...{ name: `withdrawal-${withdrawal.id}`, at: withdrawal.at, worded: { mail, values: { number, at } } },
      ...letters[mail](),
      table: {
        rows: withdrawal.items.map(({ name, quantity }): [string, string] => [name, String(quantity)]),
      },
    }
  })

/** Returns the information on the right of withdrawal that applied when the goods were bought. */
export function rightToWithdraw({ items }: Order, language: Language): string {
  const { none, whole, partly } = TEXTS[language].rightToWithdraw
  const perishable = items.filter(({ is_perishable }) => is_perishable)
  if (perishable.length === 0) return whole
  return perishable.length === items.length ? none : partly(perishable.map(({ name }) => name).join(", "))
}
