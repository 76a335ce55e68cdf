import { checkVAT, countries } from "jsvat"

export interface VatNumber {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** With its prefix: BE0123456749. */
  vat_number: string
}

/** Since 2023 enterprise numbers can start with 1, which the library rejects. */
const BELGIAN = /^BE([01]\d{7})(\d{2})$/
const isBelgian = (number: string): boolean => {
  const [, base, check] = BELGIAN.exec(number) ?? []
  return base !== undefined && 97 - (Number(base) % 97) === Number(check)
}

/** Member states. The library accepts other countries, too. */
const UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ")

/** Returns the prefix of a country's VAT numbers. Only Greece has another one than its country code. */
const prefixOf = (country: string): string => (country === "GR" ? "EL" : country)

/**
 * Returns the VAT number in a typed text, checked by form and check digits, or null. Only VIES knows whether it is
 * valid.
 * @param home country of a number that was typed without its prefix, if it is known
 */
export function vatNumberOf(typed: string, home?: string): VatNumber | null {
  const compact = typed.replace(/[^A-Za-z0-9+*]/g, "").toUpperCase()
  return numberIn(compact) ?? (home && compact ? numberIn(prefixOf(home) + compact) : null)
}

function numberIn(vat_number: string): VatNumber | null {
  if (isBelgian(vat_number)) return { country: "BE", vat_number }
  const { isValid, country } = checkVAT(vat_number, countries)
  const code = country?.isoCode.short
  return isValid && code && code !== "BE" && UNION.includes(code) ? { country: code, vat_number } : null
}
