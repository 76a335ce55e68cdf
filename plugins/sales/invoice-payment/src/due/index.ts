import { dayInBelgium, dayLater } from "@bon-perroquet/contract"
import type { CreditTerms } from "@bon-perroquet/contract"

/** Returns the last day for paying an invoice of an order that is placed now, such as 2026-12-31. */
export function dueDay(now: Date, { payment_days, end_of_month }: Omit<CreditTerms, "limit_cents">): string {
  const day = dayLater(dayInBelgium(now), payment_days)
  if (!end_of_month) return day
  const [year = 0, month = 0] = day.split("-").map(Number)
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
