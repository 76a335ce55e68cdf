import { dayLater } from "./working-days"

/** The ten public holidays of Belgium (law of 4 January 1974, royal decree of 18 April 1974, article 1). */
export const PUBLIC_HOLIDAYS = [
  "new_year",
  "easter_monday",
  "labour_day",
  "ascension",
  "whit_monday",
  "national_day",
  "assumption",
  "all_saints",
  "armistice",
  "christmas",
] as const
export type PublicHoliday = (typeof PUBLIC_HOLIDAYS)[number]

/**
 * Returns Easter Sunday of a Gregorian year, by the anonymous algorithm (Meeus, Astronomical Algorithms,
 * chapter 8).
 */
function easter(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}

/** Returns the public holidays of a year in Belgium, in order. */
export function publicHolidays(year: number): { holiday: PublicHoliday; day: string }[] {
  const sunday = easter(year)
  const days: Record<PublicHoliday, string> = {
    new_year: `${year}-01-01`,
    easter_monday: dayLater(sunday, 1),
    labour_day: `${year}-05-01`,
    ascension: dayLater(sunday, 39),
    whit_monday: dayLater(sunday, 50),
    national_day: `${year}-07-21`,
    assumption: `${year}-08-15`,
    all_saints: `${year}-11-01`,
    armistice: `${year}-11-11`,
    christmas: `${year}-12-25`,
  }
  return PUBLIC_HOLIDAYS.map((holiday) => ({ holiday, day: days[holiday] })).sort((a, b) =>
    a.day.localeCompare(b.day),
  )
}
