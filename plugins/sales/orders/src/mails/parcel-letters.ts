import type { Language, Order, OrderParcel } from "@bon-perroquet/contract"
import type { MailContent } from "@bon-perroquet/api-kit/mails"
import type { OrderRecord } from "../modules/order-status"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

/**
 * Returns whether an order is sent in parts. Remains true if the rest was refunded after the first part.
 * Parcels of a claim or an exchange are not parts.
 */
export const isSentInParts = (
  { partly_shipped, parcels, returns }: Order,
  { changes }: OrderRecord,
): boolean =>
  partly_shipped ||
  changes.some(({ parcel }) => parcel?.step === "ship") ||
  (parcels.length > 1 && returns.every(({ kind }) => kind === "return"))

const listOf = (items: OrderParcel["items"]): string =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")

function contentsOf(
  { items, tracking_number }: OrderParcel,
  toFollow: Order["to_follow"],
  language: Language,
): MailContent["table"] {
  const { rows } = TEXTS[language]
  return {
    rows: [
      [rows.parcel, listOf(items)],
      ...(tracking_number ? [[rows.tracking, tracking_number] satisfies [string, string]] : []),
      ...(toFollow.length ? [[rows.toFollow, listOf(toFollow)] satisfies [string, string]] : []),
    ],
  }
}

/** Returns one e-mail per sent parcel, and another if its tracking number changes. */
export function parcelLetters(order: Order, { changes }: OrderRecord, language: Language): NamedLetter[] {
  const { order_number: number, partly_shipped, to_follow } = order
  const sent = order.parcels
    .flatMap((parcel) => (parcel.shipped_at ? [{ parcel, at: parcel.shipped_at }] : []))
    .sort((one, other) => one.at.localeCompare(other.at))
  return sent.map(({ parcel, at }, index) => {
    const isRest = !partly_shipped && index === sent.length - 1
    const { tracking_number: tracking } = parcel
    const change = changes.find(({ tracking_number }) => tracking && tracking_number === tracking)
    return {
      name: `parcel-${parcel.id}-${tracking ?? ""}`,
      at: new Date(Math.max(new Date(at).getTime(), change?.at.getTime() ?? 0)),
      worded: { mail: isRest ? "rest_shipped" : "part_shipped", values: { number } },
      ...(isRest ? TEXTS[language].restShipped(number) : TEXTS[language].partShipped(number)),
      table: contentsOf(parcel, to_follow, language),
    }
  })
}

/**
 * Reasons for a hold that are e-mailed to the customer. Excludes a dispute, which the customer started, and
 * suspected fraud.
 */
const SHOWN_REASONS = ["payment_review", "address", "recall", "customer_request", "manual"]

export function holdLetters(
  { order_number: number, on_hold }: Order,
  { holds }: OrderRecord,
  language: Language,
): NamedLetter[] {
  const hold = holds.findLast(
    ({ released_at, reason }) => released_at === null && SHOWN_REASONS.includes(reason),
  )
  if (!on_hold || !hold) return []
  return [
    {
      name: `on-hold-${hold.id}`,
      at: hold.at,
      worded: { mail: "on_hold", values: { number } },
      ...TEXTS[language].onHold(number),
    },
  ]
}
