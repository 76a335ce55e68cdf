import type { AdminOrder, Order } from "@bon-perroquet/contract"

/** Columns as bpost's shipping manager maps them from a file. */
const HEADINGS = [
  "reference",
  "first_name",
  "last_name",
  "street",
  "house_number",
  "box",
  "postal_code",
  "city",
  "country",
  "email",
  "phone",
  "delivery",
  "items",
  "tracking_number",
]

const itemsIn = ({ items }: Order): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

const rowOf = (order: AdminOrder): string[] => {
  const address = order.shipping_address
  return [
    order.order_number,
    address?.first_name ?? "",
    address?.last_name ?? "",
    address?.street ?? "",
    address?.number ?? "",
    address?.apartment ?? "",
    address?.postal_code ?? "",
    address?.city ?? "",
    address?.country ?? "",
    order.email,
    address?.phone ?? "",
    order.delivery.code ?? "",
    String(itemsIn(order)),
    order.delivery.tracking_number ?? "",
  ]
}

/** A spreadsheet would compute a text that begins like this (OWASP, CSV injection); an apostrophe makes it a text. */
const FORMULA = /^["'\s]*[=+\-@\t\r]/
/** So would it what follows its own separator, whichever that is: a cell of this file is several of another's. */
const LATER_FORMULA = /([;,|\t\n\r]["'\s]*)([=+\-@])/g

/** A telephone number begins like one as well, and computes to nothing but itself. */
const TELEPHONE = /^\+[\d ./()]+$/

/** A field as RFC 4180 has it. */
function fieldOf(value: string): string {
  const safe = value.replace(LATER_FORMULA, "$1'$2")
  const text = FORMULA.test(value) && !TELEPHONE.test(value) ? `'${safe}` : safe
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What the carrier needs for its labels, one order a line; begins with the mark that tells a spreadsheet UTF-8. */
export const labelsCsv = (orders: AdminOrder[]): string =>
  `\uFEFF${[HEADINGS, ...orders.map(rowOf)].map((row) => row.map(fieldOf).join(",")).join("\r\n")}\r\n`
