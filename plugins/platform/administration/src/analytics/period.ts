import { MAX_ANALYTICS_DAYS } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"

export const SHOP_TIME_ZONE = "Europe/Brussels"

const DEFAULT_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

/** First and last day, as 2026-11-21. Both are included. */
export interface Period {
  from: string
  to: string
}

const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE, dateStyle: "short" })

/** Calculates in UTC, where each day has 24 hours. */
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

/**
 * Returns the requested period, by default the last 30 days.
 * @throws 400 if the period is too long, or ends before it starts
 */
export function periodOf(input: Partial<Period>, now = new Date()): Period {
  const to = input.to ?? dayOf.format(now)
  const period = { from: input.from ?? shifted(to, 1 - DEFAULT_DAYS), to }
  const days = lengthOf(period)
  if (days < 1 || days > MAX_ANALYTICS_DAYS) throw refuse("period_too_long", 400)
  return period
}

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => shifted(period.from, index))
