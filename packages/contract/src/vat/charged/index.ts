import type { OrderBusiness, VatNumberProof } from "../../shop/business"
import { vatNumberOf, type VatNumber } from "../numbers"
import { ORIGIN_COUNTRY } from "../scheme"

/**
 * Prefix of a tax line's code, which names the country whose VAT it is. Stored when a cart is priced and
 * copied to the order, so that later settings do not affect a sale.
 */

const PREFIX = "VAT-"

/** An intra-Community supply without VAT (Directive 2006/112/EC, article 138), as coded by EN 16931. */
export const EXEMPT_CODE = "VATEX-EU-IC"

/** @param country whose VAT is charged, ISO 3166-1 alpha-2 */
export const vatCodeOf = (country: string): string => `${PREFIX}${country.toUpperCase()}`

/** Returns an upper-case country, or null for an exempt line or another provider's code. */
export function countryOfVat(code: string | null | undefined): string | null {
  const country = code?.startsWith(PREFIX) ? code.slice(PREFIX.length) : ""
  return /^[A-Z]{2}$/.test(country) ? country : null
}

/** Returns the order's VAT code, or undefined for a new sale. */
export function soldVatIn(context: Record<string, unknown> | undefined): string | undefined {
  const code = context?.["sold_vat"]
  return typeof code === "string" && (code === EXEMPT_CODE || countryOfVat(code)) ? code : undefined
}

/**
 * `consumer`: the shop's scheme. `origin`: a taxable person taxed in Belgium, because distance sales are to
 * non-taxable persons (articles 14(4) and 33). `exempt`: intra-Community supply (article 138).
 */
export type Taxation = "consumer" | "origin" | "exempt"

const isOrigin = (country: string): boolean => country.toLowerCase() === ORIGIN_COUNTRY

/**
 * Returns how a buyer is taxed. Ignores numbers that VIES does not confirm. Goods sent to the number's member
 * state are exempt (Directive 2006/112/EC, article 138; decision 54 requires the same state). Other taxable
 * persons pay the VAT of the country of dispatch (article 32).
 */
export function taxationOf(
  number: Pick<VatNumber, "country"> | null,
  destination: string,
  proof: VatNumberProof | null,
): Taxation {
  if (!number || proof?.standing !== "valid") return "consumer"
  return number.country === destination && !isOrigin(destination) ? "exempt" : "origin"
}

export function taxationOfBusiness(
  business: OrderBusiness | null | undefined,
  destination: string,
): Taxation {
  if (business?.is_exempt) return "exempt"
  const number = business?.vat_number ? vatNumberOf(business.vat_number) : null
  return taxationOf(number, destination, business?.proof ?? null)
}
