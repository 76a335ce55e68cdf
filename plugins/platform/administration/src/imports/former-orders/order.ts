import {
  emailSchema,
  type FormerOrder,
  type FormerOrderStatus,
  momentInBelgium,
  type OrderColumn,
} from "@bon-perroquet/contract"
import { objection, type Objection } from "../objection"
import { isoMoment } from "../reading"
import { plainHeading } from "../written"
import { centsIn, centsOf, differenceOf, millionthsIn } from "./amounts"

export type OrderCells = Partial<Record<OrderColumn, string>>

export interface ReadOrder {
  /** Line of the file with the totals. */
  line: number
  order: FormerOrder & { email: string }
  wrong: Objection[]
  /** Total minus the sum of its parts. Null without lines. */
  difference_cents: number | null
}

/** Words of the systems in French, Dutch, English and German. */
const STATUSES: Record<FormerOrderStatus, RegExp> = {
  refunded: /^(?:refunded|closed|rembours|terugbetaald|erstattet)/,
  cancelled: /^(?:cancel|voided|failed|annul|geannuleerd|storniert|erreur|mislukt)/,
  delivered: /^(?:completed?|delivered|livre|geleverd|afgerond|terminee|abgeschlossen|geliefert)/,
  shipped: /^(?:shipped|fulfilled|expedi|verzonden|versendet)/,
  paid: /^(?:paid|processing|payment accepted|paiement accepte|partially refunded|en cours|betaling aanvaard|in verwerking|betaald|bezahlt|in bearbeitung|preparation)/,
  pending:
    /^(?:pending|on hold|holded|authorized|unfulfilled|awaiting|en attente|in afwachting|ausstehend|wartend)/,
}
const MOST_TELLING: readonly FormerOrderStatus[] = [
  "refunded",
  "cancelled",
  "delivered",
  "shipped",
  "paid",
  "pending",
]

function statusIn(cells: OrderCells): FormerOrderStatus | undefined {
  if (cells.cancelled_at) return "cancelled"
  const written = [cells.status, cells.payment_status, cells.delivery_status].map((cell) =>
    plainHeading((cell ?? "").replace(/^wc-/i, "")),
  )
  if (!written.some(Boolean)) return "delivered"
  return MOST_TELLING.find((status) => written.some((cell) => STATUSES[status].test(cell)))
}

const ZONE = /(?:Z|GMT|UTC|[+-]\d{2}:\d{2})$/

/** Returns a moment. One without a time zone is in Belgium, as in the exports of most systems. */
function momentOf(written: string): Date {
  if (ZONE.test(written)) return new Date(written)
  const isIso = /^\d{4}-\d{2}-\d{2}T/.test(written)
  const asUtc = new Date(isIso ? `${written}Z` : `${written} UTC`)
  if (Number.isNaN(asUtc.getTime())) return asUtc
  const iso = asUtc.toISOString()
  if (isIso && !written.startsWith(iso.slice(0, 10))) return new Date(Number.NaN)
  return new Date(momentInBelgium(iso.slice(0, 10), iso.slice(11, 16)).getTime() + asUtc.getSeconds() * 1_000)
}

/** Parses a past moment: "2024-05-01 10:00:00 +0200", "2024-05-01", "01/05/2024 10:00" or "May 1, 2024 10:00:00 AM". */
export function pastMomentIn(cell: string): string | undefined {
  const written = isoMoment(cell)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written)
  const moment = isDay ? new Date(`${written}T12:00:00Z`) : momentOf(written)
  const day = written.slice(0, 10)
  const isReal = !Number.isNaN(moment.getTime()) && moment.getTime() <= Date.now() + 86_400_000
  // JavaScript would read "2024-02-31" as a day in March.
  const isKept = !isDay || moment.toISOString().startsWith(day)
  return isReal && isKept ? moment.toISOString() : undefined
}

type Item = FormerOrder["items"][number]

/** Reads the lines that WooCommerce extensions write into one cell: "name:Noix|sku:N-1|quantity:2|total:8.40;name:…". */
function packedItems(cell: string): Item[] | undefined {
  const items = cell.split(/;(?=name:)/).map((text) => {
    const fields = Object.fromEntries(
      text
        .split("|")
        .map((pair) => [pair.slice(0, pair.indexOf(":")).trim(), pair.slice(pair.indexOf(":") + 1).trim()]),
    ) as Record<string, string | undefined>
    const total_cents = centsIn(fields["total"] ?? fields["sub_total"] ?? "")
    const quantity = Number(fields["quantity"])
    if (total_cents === undefined || !Number.isSafeInteger(quantity)) return undefined
    return { name: fields["name"] ?? "", sku: fields["sku"] ?? "", quantity, total_cents }
  })
  return items.every((item) => item !== undefined) ? items : undefined
}

function itemIn(cells: OrderCells, wrong: Objection[]): Item[] {
  if (cells.line_items) {
    const items = packedItems(cells.line_items)
    if (!items) wrong.push(objection("value_invalid", "line_items"))
    return items ?? []
  }
  if (!cells.line_name) return []
  const quantity = Number(cells.line_quantity || "1")
  const price = millionthsIn(cells.line_price ?? "")
  const stated = cells.line_total ? centsIn(cells.line_total) : undefined
  // The lines of a returned order can have quantity 0.
  const isCounted = Number.isSafeInteger(quantity) && quantity >= 0
  const total_cents =
    stated ?? (price !== undefined && isCounted ? centsOf(price * BigInt(quantity)) : undefined)
  if (!isCounted) wrong.push(objection("value_invalid", "line_quantity"))
  else if (total_cents === undefined) wrong.push(objection("value_invalid", "line_price"))
  const [name, sku] = [cells.line_name.slice(0, 300), (cells.line_sku ?? "").slice(0, 100)]
  return total_cents === undefined || !isCounted ? [] : [{ name, sku, quantity, total_cents }]
}

/** Reads an order from its rows. The first row has the totals. */
export function orderIn(rows: readonly { line: number; cells: OrderCells }[]): ReadOrder {
  const [{ line, cells } = { line: 0, cells: {} }] = rows
  const wrong: Objection[] = []
  const amount = (column: OrderColumn, otherwise: number): number => {
    const cell = cells[column]?.trim()
    const value = cell ? centsIn(cell) : otherwise
    if (value === undefined) wrong.push(objection("value_invalid", column))
    return value ?? otherwise
  }
  const number = (cells.number ?? "").replace(/^#/, "").trim().slice(0, 60)
  const email = (cells.email ?? "").trim().toLowerCase()
  const placed_at = pastMomentIn((cells.placed_at ?? "").trim())
  const status = statusIn(cells)
  const currency = (cells.currency?.trim() || "EUR").toUpperCase()
  if (!number) wrong.push(objection("value_invalid", "number"))
  if (!email) wrong.push(objection("email_missing"))
  else if (!emailSchema.safeParse(email).success) wrong.push(objection("email_invalid"))
  if (!placed_at) wrong.push(objection("value_invalid", "placed_at"))
  if (!status) wrong.push(objection("value_invalid", "status"))
  if (!/^[A-Z]{3}$/.test(currency)) wrong.push(objection("value_invalid", "currency"))
  if (!cells.total?.trim()) wrong.push(objection("value_invalid", "total"))
  const amounts = {
    items: rows.flatMap((row) => itemIn(row.cells, wrong)),
    delivery_cents: amount("delivery", 0),
    discount_cents: Math.abs(amount("discount", 0)),
    vat_cents: cells.vat?.trim() ? amount("vat", 0) : null,
    total_cents: amount("total", 0),
  }
  return {
    line,
    wrong,
    difference_cents: amounts.items.length > 0 ? differenceOf(amounts) : null,
    order: {
      ...{ number, email, currency, placed_at: placed_at ?? "", status: status ?? "delivered" },
      ...amounts,
      refunded_cents: Math.abs(amount("refunded", status === "refunded" ? amounts.total_cents : 0)),
      payment_method: cells.payment_method?.trim().slice(0, 100) || null,
      tracking_number: cells.tracking_number?.trim().slice(0, 100) || null,
    },
  }
}
