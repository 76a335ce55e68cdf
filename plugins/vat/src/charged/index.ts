/**
 * The code of a tax line names the country whose VAT the line bears. It is stored with the rate when a cart is priced
 * and copied to the order, so that later settings do not affect a sale.
 */

const PREFIX = "VAT-"

/** An intra-Community supply without VAT (Directive 2006/112/EC, article 138), as coded by EN 16931. */
export const EXEMPT_CODE = "VATEX-EU-IC"

/** @param country whose VAT is charged, ISO 3166-1 alpha-2 */
export const vatCodeOf = (country: string): string => `${PREFIX}${country.toUpperCase()}`

/**
 * Returns the upper-case country whose VAT a tax line charges, or null for an exempt line or another provider's code.
 */
export function countryOfVat(code: string | null | undefined): string | null {
  const country = code?.startsWith(PREFIX) ? code.slice(PREFIX.length) : ""
  return /^[A-Z]{2}$/.test(country) ? country : null
}

/** Returns the order's VAT code from a calculation's `additional_context`, or undefined for a new sale. */
export function soldVatIn(context: Record<string, unknown> | undefined): string | undefined {
  const code = context?.["sold_vat"]
  return typeof code === "string" && (code === EXEMPT_CODE || countryOfVat(code)) ? code : undefined
}

export { taxationOf, taxationOfBusiness, type Taxation } from "./taxation"
