import { dayInBelgium, dayLater, publicHolidays, workingDaysAfter } from "@bon-perroquet/contract"

/**
 * Returns the last day of a transfer promised now, such as 2026-12-07. Banks book nothing on non-working
 * days, so it may move to the next working day.
 */
export function lastDay(now: Date, days: number): string {
  const day = dayLater(dayInBelgium(now), days)
  const year = Number(day.slice(0, 4))
  const holidays = [year, year + 1].flatMap((each) => publicHolidays(each).map((holiday) => holiday.day))
  // The day itself if it is a working day, otherwise the next one.
  return workingDaysAfter(dayLater(day, -1), 1, holidays)
}
