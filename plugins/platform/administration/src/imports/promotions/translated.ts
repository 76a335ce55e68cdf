import { dayInBelgium, dayLater, type PromotionColumn } from "@bon-perroquet/contract"
import { centsIn } from "../former-orders/amounts"
import { isoMoment } from "../reading"

export type PromotionCells = Partial<Record<PromotionColumn, string>>

export type Raw = (name: string) => string

/** A promotion of another system in the columns of this shop. */
export interface Translated {
  cells: PromotionCells
  /** Conditions that the shop's promotions do not have, as "column: value". */
  unmet: string[]
  /** Whether the promotion cannot be combined with others. */
  excludes: boolean
  /** Whether the promotion is disabled in the former shop. */
  is_off?: boolean
  is_used_up?: boolean
  /** Whether amounts include VAT. Undefined if the file does not state it. */
  includes_vat?: boolean
  /** Whether a category includes its subcategories. */
  with_subcategories?: boolean
}

export const isYes = (cell: string): boolean => /^(?:1|yes|true|y)$/i.test(cell)
export const isZero = (cell: string): boolean => !cell || centsIn(cell) === 0
export const listOf = (cell: string): string =>
  cell
    .split(/[,|]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .join("|")

/** Returns "column: value" for each column with a value that restricts the promotion. */
export const restrictions = (raw: Raw, columns: readonly string[]): string[] =>
  columns.flatMap((column) => {
    const value = raw(column)
    const isNone = /^(?:|0|0\.0+|no|false|null|\[\]|\{\}|a:0:\{\})$/i.test(value)
    return isNone ? [] : [unmet(column, value)]
  })

export const unmet = (column: string, value: string): string =>
  `${column.replaceAll(" ", "_")}: ${value.slice(0, 60)}`

/** Returns the uses that remain, or null if nothing limits them. */
export function remaining(limit: string, used: string): { limit: string; is_used_up: boolean } {
  if (isZero(limit)) return { limit: "", is_used_up: false }
  const left = Number(limit) - Number(used || 0)
  return { limit: String(left), is_used_up: left <= 0 }
}

interface Moment {
  day: string
  /** Minutes since midnight in Belgium. Null for a day without a time. */
  minutes: number | null
}

const IN_BELGIUM = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Europe/Brussels", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
})

/** Parses a day, a local time, a time with its zone, or seconds since 1970. In a numeric date, the day is first. */
export function momentIn(cell: string): Moment | undefined {
  const seconds = /^\d{9,10}$/.test(cell) ? Number(cell) * 1000 : undefined
  const written = isoMoment(cell)
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(written)
  const instant = seconds ?? (isZoned ? Date.parse(written) : undefined)
  if (instant !== undefined) {
    if (Number.isNaN(instant)) return undefined
    const [hours = "0", minutes = "0"] = IN_BELGIUM.format(instant).split(":")
    return { day: dayInBelgium(new Date(instant)), minutes: Number(hours) * 60 + Number(minutes) }
  }
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})[\d:.]*)?$/.exec(written) ?? []
  return day ? { day, minutes: hours ? Number(hours) * 60 + Number(minutes) : null } : undefined
}

const END_OF_DAY = 23 * 60 + 59

/**
 * Returns the first and last day. Promotions of this shop begin and end at midnight, so another time is an
 * unsupported condition, unless it is past.
 * @param ends whether a last day without a time is included
 */
export function periodIn(
  raw: Raw,
  { from, until, ends }: { from: string; until: string; ends: "included" | "excluded" },
): { cells: Pick<PromotionCells, "from" | "until">; unmet: string[] } {
  const today = dayInBelgium(new Date())
  const [start, end] = [from, until].map((column) => raw(column).replace(/^0000-00-00.*$/, ""))
  const first = start ? momentIn(start) : undefined
  const last = end ? momentIn(end) : undefined
  const isOddStart = !!first?.minutes && first.day > today
  const isBefore = last?.minutes === 0 || (last?.minutes === null && ends === "excluded")
  const isOddEnd = !!last?.minutes && last.minutes < END_OF_DAY && last.day >= today
  return {
    cells: {
      from: first?.day ?? start ?? "",
      until: last ? (isBefore ? dayLater(last.day, -1) : last.day) : (end ?? ""),
    },
    unmet: [
      ...(isOddStart ? [unmet(from, start ?? "")] : []),
      ...(isOddEnd ? [unmet(until, end ?? "")] : []),
    ],
  }
}
