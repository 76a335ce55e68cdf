import { dayInBelgium, daySchema, type Analytics } from "@bon-perroquet/contract"
import type { Period } from "@bon-perroquet/shop-react/admin"

const DAY_MS = 24 * 3600_000

export const isDay = (text: string): boolean => daySchema.safeParse(text).success

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the number of days, including both ends. */
export const lengthOf = ({ from, to }: Period): number => (timeOf(to) - timeOf(from)) / DAY_MS + 1

/** Returns the last `count` days in Belgian time, including today. */
export function lastDays(count: number, now = new Date()): Period {
  const today = dayInBelgium(now)
  return { from: dayAt(timeOf(today) - (count - 1) * DAY_MS), to: today }
}

export type Stretch = { from: string; to: string; orders: number; revenue_cents: number }

/** Maximum number of bars for which a phone has space. */
const MAX_BARS = 62
const STRETCHES = [1, 7, 28]

/** Groups days by week or by four weeks if there would be too many bars. */
export function stretchesOf(days: Analytics["period"]["days"]): Stretch[] {
  const length = STRETCHES.find((each) => days.length / each <= MAX_BARS) ?? 28
  const stretches: Stretch[] = []
  days.forEach(({ day, orders, revenue_cents }, index) => {
    const last = stretches.at(-1)
    if (last && index % length !== 0) {
      last.to = day
      last.orders += orders
      last.revenue_cents += revenue_cents
    } else {
      stretches.push({ from: day, to: day, orders, revenue_cents })
    }
  })
  return stretches
}
