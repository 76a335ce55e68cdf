const DAY_MS = 86_400_000

/** Created on first use, because it is slow in browsers. The Swedish locale writes days as ISO 8601. */
let belgianDay: Intl.DateTimeFormat | undefined

/** Returns the day in Belgium at a moment, as 2026-11-23. */
export function dayInBelgium(moment: Date): string {
  belgianDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" })
  return belgianDay.format(moment)
}

export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Returns whether parcels are sent on a day: Monday to Friday, unless the shop is closed.
 * @param closed days as 2026-12-25
 */
export const isWorkingDay = (day: string, closed: readonly string[]): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !closed.includes(day)

export function workingDaysAfter(day: string, count: number, closed: readonly string[]): string {
  let at = day
  for (let left = count; left > 0;) {
    at = dayLater(at, 1)
    if (isWorkingDay(at, closed)) left -= 1
  }
  return at
}
