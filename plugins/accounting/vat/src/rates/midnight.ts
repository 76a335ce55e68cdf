/** Time zone in which VAT rates start at midnight. */
const ZONE = "Europe/Brussels"

/** Returns the moment at which a day (2026-01-31) starts in Belgium. */
export function midnightOf(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`)
  // Clocks change at 2 or 3 o'clock, never at midnight.
  const [, hours = "1"] = /GMT\+(\d)/.exec(zoneName.format(new Date(utc.getTime() - 7_200_000))) ?? []
  return new Date(utc.getTime() - Number(hours) * 3_600_000)
}

const zoneName = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeZoneName: "shortOffset" })
