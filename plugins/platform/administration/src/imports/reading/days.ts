/** Rewrites "01/05/2024 10:00" or "1.5.2024" (day first) as "2024-05-01 10:00". */
export const isoOrder = (cell: string): string =>
  cell.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  )

/** Rewrites "2024-05-01 10:00:00 +0200" or "2024-05-01 10:00:00 UTC" in a form that `Date` reads. */
export const isoMoment = (cell: string): string =>
  isoOrder(cell)
    .replace(/ UTC$/, "Z")
    .replace(/ ?([+-]\d{2}):?(\d{2})$/, (zone, hours: string, minutes: string, at: number) =>
      at > 10 ? `${hours}:${minutes}` : zone,
    )
    .replace(/^(\S+) (\d)/, "$1T$2")
