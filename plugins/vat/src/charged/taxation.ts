import type { OrderBusiness, VatNumberProof } from "@bon-perroquet/contract"
import { vatNumberOf, type VatNumber } from "../numbers"
import { ORIGIN_COUNTRY } from "../rates"

/**
 * How a buyer is taxed. `consumer`: by the shop's scheme. `origin`: a taxable person whose goods are taxed in
 * Belgium, because distance sales are sales to non-taxable persons (articles 14(4) and 33). `exempt`: an
 * intra-Community supply (article 138).
 */
export type Taxation = "consumer" | "origin" | "exempt"

const isOrigin = (country: string): boolean => country.toLowerCase() === ORIGIN_COUNTRY

/**
 * Returns how a buyer is taxed. A number that VIES does not confirm is ignored. Goods sent to the number's member
 * state are exempt (Directive 2006/112/EC, article 138; decision 54 requires the same state). Any other taxable
 * person pays the VAT of the country of dispatch (article 32), because a distance sale is a sale to a non-taxable
 * person (articles 14(4) and 33).
 */
export function taxationOf(
  number: Pick<VatNumber, "country"> | null,
  destination: string,
  proof: VatNumberProof | null,
): Taxation {
  if (!number || proof?.standing !== "valid") return "consumer"
  return number.country === destination && !isOrigin(destination) ? "exempt" : "origin"
}

/** Returns how the business of an order is taxed. */
export function taxationOfBusiness(
  business: OrderBusiness | null | undefined,
  destination: string,
): Taxation {
  if (business?.is_exempt) return "exempt"
  const number = business?.vat_number ? vatNumberOf(business.vat_number) : null
  return taxationOf(number, destination, business?.proof ?? null)
}
