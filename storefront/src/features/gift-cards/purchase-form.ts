import { dayLater, GIFT_CARD_MOST_DAYS, typedCents, type GiftCardOffer } from "@bon-perroquet/contract"
import type { GiftCardForm } from "@bon-perroquet/shop-react"

/** Value of the choice of a freely entered amount. Other values are offered amounts in cents. */
export const OTHER_AMOUNT = "other"

/** Who receives the card: the recipient by e-mail, or the buyer, who prints it. */
export const HANDOVERS = ["mail", "print"] as const
export type PurchaseValues = {
  amount: string
  other_amount: string
  recipient_name: string
  handover: (typeof HANDOVERS)[number]
  recipient_email: string
  send_on: string
  giver_name: string
  message: string
  buyer_email: string
}

/** Fields in display order, because the first invalid field gets the focus. */
export const PURCHASE_FIELDS = [
  ...(["amount", "other_amount", "recipient_name", "recipient_email", "send_on"] as const),
  ...(["giver_name", "message", "buyer_email"] as const),
] as const satisfies readonly (keyof PurchaseValues)[]
export type PurchaseField = (typeof PURCHASE_FIELDS)[number]

export const emptyPurchase = ({ amounts_cents: [first] }: GiftCardOffer): PurchaseValues => ({
  amount: first === undefined ? OTHER_AMOUNT : String(first),
  handover: "mail",
  ...{ other_amount: "", recipient_name: "", recipient_email: "", send_on: "" },
  ...{ giver_name: "", message: "", buyer_email: "" },
})

/** Returns a draft without a choice that is not offered any more and without a day that has passed. */
export function currentDraft(
  draft: Partial<PurchaseValues>,
  { amounts_cents }: GiftCardOffer,
  today: string,
): Partial<PurchaseValues> {
  const { amount = "", send_on = "", ...others } = draft
  const isOffered = amount === OTHER_AMOUNT || amounts_cents.map(String).includes(amount)
  return { ...others, ...(isOffered && { amount }), ...(send_on >= today && { send_on }) }
}

/** Returns the chosen or entered amount in cents. Null if none is entered or it is outside the limits. */
export function amountCents(
  { amount, other_amount }: Pick<PurchaseValues, "amount" | "other_amount">,
  { amounts_cents, least_cents, most_cents }: GiftCardOffer,
): number | null {
  if (amount !== OTHER_AMOUNT) return amounts_cents.find((cents) => String(cents) === amount) ?? null
  const cents = typedCents(other_amount)
  return cents !== null && cents >= least_cents && cents <= most_cents ? cents : null
}

/** @param today day in Belgium, as 2026-11-23 */
export const lastDayAfter = (today: string): string => dayLater(today, GIFT_CARD_MOST_DAYS)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a card can be sent on a day. No day means at once. */
export const isPossibleDay = (day: string, today: string): boolean =>
  day === "" || (DAY.test(day) && day >= today && day <= lastDayAfter(today))

/** Converts form values to an API request. Omits empty and hidden fields. */
export function purchaseRequest(
  values: PurchaseValues,
  { cents, today }: { cents: number; today: string },
): GiftCardForm {
  const { handover, recipient_name, recipient_email, send_on, giver_name, message, buyer_email } = values
  return {
    amount_cents: cents,
    ...{ recipient_name, giver_name, buyer_email },
    ...(message && { message }),
    ...(handover === "mail" && { recipient_email, ...(send_on > today && { send_on }) }),
  }
}
