const DAY_MS = 86_400_000

/** Made when it is first wanted: a browser takes longer over it than over all the rest of this code. Sweden writes days as ISO 8601 does. */
let belgianDay: Intl.DateTimeFormat | undefined

/** The day on which a moment falls in Belgium, where the shop is, as 2026-11-23. */
export function dayInBelgium(moment: Date): string {
  belgianDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" })
  return belgianDay.format(moment)
}

/** A day as 2026-11-23, so many days later. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Whether parcels leave: Monday to Friday, unless the shop is closed. @param closed days as 2026-12-25 */
export const isWorkingDay = (day: string, closed: readonly string[]): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !closed.includes(day)

/** The working day that comes so many working days after another day. */
export function workingDaysAfter(day: string, count: number, closed: readonly string[]): string {
  let at = day
  for (let left = count; left > 0;) {
    at = dayLater(at, 1)
    if (isWorkingDay(at, closed)) left -= 1
  }
  return at
}
