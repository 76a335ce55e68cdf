import { DELIVERY_COUNTRIES, isVatNumber, vatPrefix } from "@bon-perroquet/contract"

/** Returns which part of a complete VAT number is wrong, or null. The server and VIES check more. */
export function vatNumberProblem(number: string): "country" | "digits" | null {
  if (!DELIVERY_COUNTRIES.some((country) => number.startsWith(vatPrefix(country)))) return "country"
  return isVatNumber(number) ? null : "digits"
}
