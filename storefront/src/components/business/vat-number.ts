import { DELIVERY_COUNTRIES, isVatNumber, type DeliveryCountry } from "@bon-perroquet/contract"

/** Greece has another code in VAT numbers. */
const codeOf = (country: DeliveryCountry): string => (country === "GR" ? "EL" : country)

const plain = (number: string): string => number.toUpperCase().replaceAll(/[\s.-]/g, "")

/** Belgian numbers from before 2005 have nine digits. They now begin with 0. */
const SHORT_BELGIAN = 9

/** Adds the country to a number that was typed without one, for example 0403.170.701. */
export function completeVatNumber(typed: string, country: DeliveryCountry): string {
  const number = typed.trim()
  if (!/^\d/.test(number)) return number
  const isShort = country === "BE" && plain(number).length === SHORT_BELGIAN
  return `${codeOf(country)}${isShort ? "0" : ""}${number}`
}

/** Returns what is wrong with a complete number: its country, or its digits. The server and VIES check more. */
export function vatNumberProblem(number: string): "country" | "digits" | null {
  const code = plain(number).slice(0, 2)
  if (!DELIVERY_COUNTRIES.some((country) => codeOf(country) === code)) return "country"
  return isVatNumber(number) ? null : "digits"
}
