/**
 * Whose VAT a line bears: the code of its tax line. It is written together with the rate when a cart is priced, and copied
 * to the order, so that a sale never depends on a later setting.
 */

const PREFIX = "VAT-"

/** An intra-Community supply without VAT (Directive 2006/112/EC, article 138), as EN 16931 codes it. */
export const EXEMPT_CODE = "VATEX-EU-IC"

/** @param country whose VAT is charged, ISO 3166-1 alpha-2 */
export const vatCodeOf = (country: string): string => `${PREFIX}${country.toUpperCase()}`

/** Returns the country, in upper case, whose VAT a tax line charges; null for an exempt line, or a code of another provider. */
export function countryOfVat(code: string | null | undefined): string | null {
  const country = code?.startsWith(PREFIX) ? code.slice(PREFIX.length) : ""
  return /^[A-Z]{2}$/.test(country) ? country : null
}

/** Reads from a calculation's `additional_context` the code that the order bears; undefined for a new sale. */
export function soldVatIn(context: Record<string, unknown> | undefined): string | undefined {
  const code = context?.["sold_vat"]
  return typeof code === "string" && (code === EXEMPT_CODE || countryOfVat(code)) ? code : undefined
}

export { taxationOf, taxationOfBusiness, type Taxation } from "./taxation"
