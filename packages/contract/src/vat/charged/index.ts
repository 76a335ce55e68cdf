import type { OrderBusiness, VatNumberProof } from "../../shop/business"
import { vatNumberOf, type VatNumber } from "../numbers"
import { ORIGIN_COUNTRY } from "../scheme"

/**
 * The code of a tax line names the country whose VAT is charged, for example VAT-FR. It is stored when a cart is priced
 * and copied to the order, so that later settings do not affect a sale.
 */

const PREFIX = "VAT-"

/** An intra-Community supply without VAT (Directive 2006/112/EC, article 138), as coded by EN 16931. */
export const EXEMPT_CODE = "VATEX-EU-IC"

/** Returns the code of a tax line. `country` is the country whose VAT is charged, ISO 3166-1 alpha-2. */
export const vatCodeOf = (country: string): string => `${PREFIX}${country.toUpperCase()}`

/** Returns the upper-case country of a tax line's code. Null for an exempt line, and for another provider's code. */
export function countryOfVat(code: string | null | undefined): string | null {
  const country = code?.startsWith(PREFIX) ? code.slice(PREFIX.length) : ""
  return /^[A-Z]{2}$/.test(country) ? country : null
}

/** Returns the VAT code of the order to which lines are added. Undefined for a new sale. */
export function soldVatIn(context: Record<string, unknown> | undefined): string | undefined {
  const code = context?.["sold_vat"]
  return typeof code === "string" && (code === EXEMPT_CODE || countryOfVat(code)) ? code : undefined
}

/**
 * `consumer`: VAT by the shop's scheme (`VatScheme`). `origin`: Belgian VAT for a business, because the rules for
 * distance sales apply only to consumers (articles 14(4) and 33). `exempt`: no VAT, because it is an intra-Community
 * supply (article 138).
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
