import { dayLater, momentInBelgium, type Language, type Order } from "@bon-perroquet/contract"
import { isDelayed } from "../orders/promise"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

/**
 * The e-mail is sent at this time in Belgium on the day after the promised last day of dispatch, because the
 * parcel can be handed over until then.
 */
const TOLD_AT = "09:00"

/** Returns the e-mail about a late order. An order on hold has no promised days, so it gets no e-mail. */
export function lateLetters(order: Order, language: Language, now = new Date()): NamedLetter[] {
  const { order_number: number, delivery } = order
  const { promise } = delivery
  if (!promise || !isDelayed({ ...order, promise }, now)) return []
  const at = momentInBelgium(dayLater(promise.dispatch_by, 1), TOLD_AT)
  if (now < at) return []
  return [{ name: "late", at, worded: { mail: "late", values: { number } }, ...TEXTS[language].late(number) }]
}
