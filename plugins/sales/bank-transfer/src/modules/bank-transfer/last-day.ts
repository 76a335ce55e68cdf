import { dayInBelgium, dayLater, publicHolidays, workingDaysAfter } from "@bon-perroquet/contract"

/**
 * Returns the last day for a transfer promised now, such as 2026-12-07: after this number of days, or on the
 * next working day, because banks book nothing on other days.
 */
export function lastDay(now: Date, days: number): string {
  const day = dayLater(dayInBelgium(now), days)
  const year = Number(day.slice(0, 4))
  const holidays = [year, year + 1].flatMap((each) => publicHolidays(each).map((holiday) => holiday.day))
  // A working day is the first working day after the day before it.
  return workingDaysAfter(dayLater(day, -1), 1, holidays)
}
