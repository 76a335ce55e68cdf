import { addressLines, parseSecondLine } from "@bon-perroquet/contract/address"
import { formatCents, isUntaxed } from "@bon-perroquet/contract/money"
import {
  customText,
  paidWithName,
  shownFieldsOf,
  textOfLanguage,
  type DeliveryPromise,
  type Language,
  type Order,
  type PaidWith,
  type PaymentInstructions,
} from "@bon-perroquet/contract"
import { FORMAT_LOCALE_OF } from "@bon-perroquet/contract/sets"
import type { MailContent } from "@bon-perroquet/api-kit/mails"
import { TEXTS } from "./texts"

function placeLines(
  place: Pick<Address, "street" | "number" | "apartment" | "postal_code" | "city" | "country">,
  language: Language,
): string[] {
  const { country, postal_code, city } = place
  const parts = { ...place, ...parseSecondLine(place.apartment), postal_code, city, country }
  const [town = "", ...above] = addressLines(parts, language).toReversed()
  return [...above.toReversed(), `${town}, ${country}`]
}
type Address = NonNullable<Order["shipping_address"]>

/** Caches the result of `create` per language, because creating a date format is slow. */
function kept<T>(create: (language: Language) => T): (language: Language) => T {
  const formats = new Map<Language, T>()
  return (language) => {
    const format = formats.get(language) ?? create(language)
    formats.set(language, format)
    return format
  }
}

const percents = kept(
  (language) =>
    new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "percent", maximumFractionDigits: 1 }),
)
const days = kept(
  (language) =>
    new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
      ...{ weekday: "long", day: "numeric", month: "long" },
      timeZone: "UTC",
    }),
)

const percent = (rate: number, language: Language): string => percents(language).format(rate / 100)

/** Returns the promised days of arrival, for example "du mardi 24 novembre au jeudi 26 novembre". */
function expectedDays({ arrives_from, arrives_by }: DeliveryPromise, language: Language): string {
  const [from, by] = [arrives_from, arrives_by].map((day) => days(language).format(new Date(day)))
  return TEXTS[language].rows.day(from ?? "", by ?? "")
}

export function summaryOf(order: Order, language: Language): MailContent["table"] {
  const { items, promotions, totals, shipping_address, delivery, payment } = order
  const { point, promise } = delivery
  const { method } = payment
  const { rows } = TEXTS[language]
  const amount = (cents: number) => formatCents(cents, language)
  const place = point ? { ...point, apartment: null } : shipping_address
  const line = place && [...(point ? [point.name] : []), ...placeLines(place, language)]
  const nameOf = (of: PaidWith) => paidWithName(of, rows.paidWith)
  const paidWith = payment.shares
    ? payment.shares.map((each) => `${nameOf(each.method) ?? "…"} (${amount(each.paid_cents)})`).join(", ")
    : method && nameOf(method)
  return {
    rows: [
      ...items.map(({ quantity, name, line_total_cents }): [string, string] => [
        `${quantity} × ${name}`,
        amount(line_total_cents),
      ]),
      [rows.delivery, totals.delivery_cents ? amount(totals.delivery_cents) : rows.free],
      ...promotions.map(({ code, discount_cents }): [string, string] => [
        rows.discount(code),
        amount(-discount_cents),
      ]),
      [isUntaxed(totals) ? rows.totalUntaxed : rows.total, amount(totals.total_cents)],
      ...totals.vat.map(({ rate, vat_cents }): [string, string] => [
        rows.vat(percent(rate, language)),
        amount(vat_cents),
      ]),
      ...(paidWith ? [[rows.payment, paidWith] satisfies [string, string]] : []),
      ...dueRows(method, language),
      ...(promise ? [[rows.expected, expectedDays(promise, language)] satisfies [string, string]] : []),
      ...(line ? [[rows.address, line.join(", ")] satisfies [string, string]] : []),
      ...(order.assistant ? [[rows.assistant, order.assistant.name] satisfies [string, string]] : []),
      ...ownFields(order, language),
    ],
  }
}

/** Returns the merchant's own fields that customers see. Omits those without a value. */
const ownFields = ({ custom_fields = {} }: Order, language: Language): [string, string][] =>
  shownFieldsOf("order")
    .map((field): [string, string] => [
      textOfLanguage(field.label, language),
      customText(field, custom_fields, { language, ...TEXTS[language].rows.yesOrNo }),
    ])
    .filter(([, text]) => text)

/** Returns when and with which communication an order on account is to be paid. */
function dueRows(method: Order["payment"]["method"], language: Language): [string, string][] {
  if (!method?.due) return []
  const { rows } = TEXTS[language]
  const day = days(language).format(new Date(method.due.day))
  return [
    [rows.dueOn, day],
    [rows.communication, method.due.communication],
  ]
}

/** Returns a table of the goods in an order that replaces goods free of charge. */
export function goodsOf({ items }: Order, language: Language): MailContent["table"] {
  const { rows } = TEXTS[language]
  return {
    rows: [
      ...items.map(({ quantity, name }): [string, string] => [
        `${quantity} × ${name}`,
        formatCents(0, language),
      ]),
      [rows.total, formatCents(0, language)],
    ],
  }
}

export function toPay(order: Order, { rows }: PaymentInstructions, language: Language): MailContent["table"] {
  const summary = summaryOf(order, language)
  const how = rows.map(({ label, value }): [string, string] => [label, value])
  return { rows: [...how, ...(summary?.rows ?? [])] }
}
