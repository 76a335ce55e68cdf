import { checkVAT, countries } from "jsvat"

/** A VAT number as registers write it. */
export interface VatNumber {
  /** ISO 3166-1 alpha-2 of the member state, upper case. */
  country: string
  /** With its prefix: BE0123456749. */
  vat_number: string
}

/** Enterprise numbers begin with 1 since 2023, which the library does not know. */
const BELGIAN = /^BE([01]\d{7})(\d{2})$/
const isBelgian = (number: string): boolean => {
  const [, base, check] = BELGIAN.exec(number) ?? []
  return base !== undefined && 97 - (Number(base) % 97) === Number(check)
}

/** Member states; the library knows others as well. */
const UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ")

/**
 * The VAT number that somebody typed, by its form and its check digits; null for what is none of a member state. Whether it
 * is in force, VIES says.
 */
export function vatNumberOf(typed: string): VatNumber | null {
  const vat_number = typed.replace(/[^A-Za-z0-9+*]/g, "").toUpperCase()
  if (isBelgian(vat_number)) return { country: "BE", vat_number }
  const { isValid, country } = checkVAT(vat_number, countries)
  const code = country?.isoCode.short
  return isValid && code && code !== "BE" && UNION.includes(code) ? { country: code, vat_number } : null
}
