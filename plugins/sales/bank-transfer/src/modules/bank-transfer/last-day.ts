import { dayInBelgium, dayLater, publicHolidays, workingDaysAfter } from "@bon-perroquet/contract"

/**
 * Returns the last day for paying a transfer that is promised now, such as 2026-12-07. A non-working day
 * moves to the next working day, because banks book nothing on it.
 */
export function lastDay(now: Date, days: number): string {
  const day = dayLater(dayInBelgium(now), days)
  const year = Number(day.slice(0, 4))
  const holidays = [year, year + 1].flatMap((each) => publicHolidays(each).map((holiday) => holiday.day))
  // The day itself if it is a working day, otherwise the next one.
  return workingDaysAfter(dayLater(day, -1), 1, holidays)
}
