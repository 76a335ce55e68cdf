import { dayInBelgium, dayLater, publicHolidays, workingDaysAfter } from "@bon-perroquet/contract"

/**
 * The last day on which money may arrive that is promised now, as 2026-12-07: so many days later, or the next working day, as
 * banks book nothing on others.
 */
export function lastDay(now: Date, days: number): string {
  const day = dayLater(dayInBelgium(now), days)
  const year = Number(day.slice(0, 4))
  const holidays = [year, year + 1].flatMap((each) => publicHolidays(each).map((holiday) => holiday.day))
  // A working day is the first one after the day before it.
  return workingDaysAfter(dayLater(day, -1), 1, holidays)
}
