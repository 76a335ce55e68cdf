/** Greece's prefix in VAT numbers (EL) differs from its country code. */
export const vatPrefix = (country: string): string => (country === "GR" ? "EL" : country)

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}+*]/gu, "")

/** Belgian numbers from before 2005 have nine digits. They are now written with a 0 in front. */
const SHORT_BELGIAN = /^(?:BE)?(\d{9})$/

/**
 * Returns a typed VAT number without spaces and punctuation, with its prefix: BE0403170701 for "403.170.701".
 * @param home country of a number without its prefix. If it is unknown, no prefix is added.
 */
export function completeVatNumber(typed: string, home?: string): string {
  const number = plain(typed)
  const isPrefixed = /^[A-Z]{2}/.test(number)
  const [, short] = (isPrefixed || home === "BE" ? SHORT_BELGIAN.exec(number) : null) ?? []
  if (short) return `BE0${short}`
  return number && home && !isPrefixed ? vatPrefix(home) + number : number
}

/**
 * Returns whether a VAT number with its prefix can be valid. A Belgian number ends with a check number: 97 minus the
 * remainder of the first eight digits divided by 97. Since 2023, new Belgian numbers can begin with 1.
 */
export function isVatNumber(typed: string): boolean {
  const number = plain(typed)
  const [, digits = "", check = ""] = /^BE([01]\d{7})(\d{2})$/.exec(number) ?? []
  if (number.startsWith("BE")) return digits !== "" && 97 - (Number(digits) % 97) === Number(check)
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(number)
}
