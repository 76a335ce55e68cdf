export { formatCentsIn as euro, typedPercent } from "@bon-perroquet/contract/money"

const ZONE = "Europe/Brussels"

export const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(rate / 100)

/** Formats date and time in Belgium's time zone. */
export const moment = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: ZONE }).format(
    new Date(at),
  )

/** Formats the date in Belgium's time zone. */
export const day = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: ZONE }).format(new Date(at))

export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code.toUpperCase()) ?? code.toUpperCase()
