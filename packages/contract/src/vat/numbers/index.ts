import { DELIVERY_COUNTRIES } from "../../sets"
import { completeVatNumber, isVatNumber, vatPrefix } from "../../vat-numbers/vat-number"
import { checkVAT, countries } from "jsvat"

export interface VatNumber {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** VAT number with its prefix: BE0123456749. */
  vat_number: string
}

/** Belgian numbers are not checked with `checkVAT`, which rejects those that begin with 1. */
const isNumberOf = (country: string, vat_number: string): boolean =>
  isVatNumber(vat_number) && (country === "BE" || checkVAT(vat_number, countries).isValid)

/**
 * Returns the VAT number in a typed text, checked by form and check digits, or null. Only VIES knows whether it is
 * valid.
 * @param home country of a number that was typed without its prefix, if it is known
 */
export function vatNumberOf(typed: string, home?: string): VatNumber | null {
  const vat_number = completeVatNumber(typed, home)
  const country = DELIVERY_COUNTRIES.find((each) => vat_number.startsWith(vatPrefix(each)))
  return country && isNumberOf(country, vat_number) ? { country, vat_number } : null
}
