export { formatCentsIn as euro, typedPercent } from "@bon-perroquet/contract/money"

const ZONE = "Europe/Brussels"

/** A rate in per cent, at most two decimals. */
export const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(rate / 100)

/** A moment in the shop's own time zone. */
export const moment = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: ZONE }).format(
    new Date(at),
  )

/** The day of a moment in the shop's own time zone. */
export const day = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: ZONE }).format(new Date(at))

/** A country's name, of its two letters. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code.toUpperCase()) ?? code.toUpperCase()
