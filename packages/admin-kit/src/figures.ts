const ZONE = "Europe/Brussels"

/** An amount in cents as money. */
export const euro = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100)

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

/** Whole cents of what somebody typed, a decimal comma allowed; undefined when it is no amount. */
export function typedCents(text: string): number | undefined {
  const typed = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return typed ? Number(typed[1]) * 100 + Number((typed[2] ?? "").padEnd(2, "0")) : undefined
}

/** A rate in per cent of what somebody typed; undefined when it is none. */
export function typedPercent(text: string): number | undefined {
  const cents = typedCents(text)
  return cents !== undefined && cents <= 10_000 ? cents / 100 : undefined
}
