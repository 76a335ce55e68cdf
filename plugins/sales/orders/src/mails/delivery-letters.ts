import { formatCents } from "@bon-perroquet/contract/money"
import {
  changedDeliveryFields,
  type DeliveryField,
  type DeliveryTexts,
  type Language,
} from "@bon-perroquet/contract"
import { DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import type { DeliveryChangeRow, OrderRecord } from "../modules/order-status"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

const ROWS = ["recipient", "company", "phone", "address", "note"] as const satisfies DeliveryField[]

const EMPTY = "–"

function methodOf({ code, point }: DeliveryTexts, language: Language): string {
  const kind = DELIVERY_KINDS.find((each) => each === code)
  return [kind ? TEXTS[language].rows.kinds[kind] : code, point].filter(Boolean).join(": ") || EMPTY
}

function rowsOf(change: DeliveryChangeRow, language: Language): [string, string][] {
  const { rows } = TEXTS[language]
  const changed = new Set<DeliveryField>(changedDeliveryFields(change))
  const { after } = change
  return [
    ...(changed.has("code") || changed.has("point")
      ? [[rows.delivery, methodOf(after, language)] satisfies [string, string]]
      : []),
    ...ROWS.filter((field) => changed.has(field)).map((field): [string, string] => [
      rows[field],
      after[field] ?? EMPTY,
    ]),
  ]
}

function priceOf({ difference_cents: cents }: DeliveryChangeRow, language: Language) {
  if (cents === 0) return null
  const amount = formatCents(Math.abs(cents), language)
  return cents > 0 ? { more: amount } : { less: amount }
}

export const deliveryLetters = (
  number: string,
  { deliveries }: OrderRecord,
  language: Language,
): NamedLetter[] =>
  deliveries.map((change) => ({
    name: `delivery-${change.id}`,
    at: change.at,
    worded: { mail: "delivery_changed", values: { number } },
    ...TEXTS[language].deliveryChanged(number, priceOf(change, language)),
    table: { rows: rowsOf(change, language) },
  }))
