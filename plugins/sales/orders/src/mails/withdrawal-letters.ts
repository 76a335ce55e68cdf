import { FORMAT_LOCALE_OF, type Language, type MailName, type Order } from "@bon-perroquet/contract"
import type { OrderRecord } from "../modules/order-status"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(at)

const withdrawalMail = (hasItems: boolean, isConfirmed: boolean): MailName => {
  if (!hasItems) return "withdrawal_excluded"
  return isConfirmed ? "withdrawal" : "withdrawal_waiting"
}

export const withdrawalLetters = (
  number: string,
  { withdrawals }: OrderRecord,
  language: Language,
): NamedLetter[] =>
  withdrawals.map(({ id, at, items, message, confirmed }) => ({
    name: `withdrawal-${id}`,
    at,
    worded: {
      mail: withdrawalMail(items.length > 0, confirmed),
      values: { number, at: momentIn(language, new Date(at)) },
    },
    // The message is only sent back in a confirmed withdrawal, because a stranger may have written an
    // unconfirmed one.
    ...(!items.length
      ? TEXTS[language].withdrawalExcluded(number)
      : confirmed
        ? TEXTS[language].withdrawal(number, momentIn(language, new Date(at)), message)
        : TEXTS[language].withdrawalWaiting(number, momentIn(language, new Date(at)))),
    table: { rows: items.map(({ name, quantity }): [string, string] => [name, String(quantity)]) },
  }))

/** Returns the information on the right of withdrawal that applied when the goods were bought. */
export function rightToWithdraw({ items }: Order, language: Language): string {
  const { none, whole, partly } = TEXTS[language].rightToWithdraw
  const perishable = items.filter(({ is_perishable }) => is_perishable)
  if (perishable.length === 0) return whole
  return perishable.length === items.length ? none : partly(perishable.map(({ name }) => name).join(", "))
}
