import type { Language } from "@bon-perroquet/contract/sets"
import { countryOfVat, EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import { ORIGIN_COUNTRY, type VatScheme } from "@bon-perroquet/contract/vat/scheme"
import type { Content, Line } from "../modules/documents"

export interface Sale {
  order_number: string
  ordered_at: string
  paid_at: string
  paid_cents: number
  paid_with?: Content["paid_with"]
  paid_by?: Content["paid_by"]
  language: Language
  country: string
  scheme: VatScheme
  exemption?: Content["exemption"]
  buyer: Content["buyer"]
  lines: Line[]
  /** Price of the delivery as charged, VAT included. */
  delivery_cents: number
}

/**
 * @param codes VAT codes of the sale's tax lines
 * @param destination the country of delivery
 */
export function vatFactsOf(
  codes: readonly (string | undefined)[],
  destination: string,
): Pick<Sale, "country" | "scheme" | "exemption"> {
  const abroad = codes
    .map(countryOfVat)
    .find((country) => country !== null && country.toLowerCase() !== ORIGIN_COUNTRY)
  return {
    country: abroad ?? destination,
    scheme: abroad ? "oss" : "origin",
    exemption: codes.includes(EXEMPT_CODE) ? "intra_community" : undefined,
  }
}

export const lineOf = (sold: Omit<Line, "discount_cents" | "gross_cents">, discount_cents = 0): Line => ({
  ...sold,
  discount_cents,
  gross_cents: sold.unit_cents * sold.quantity - discount_cents,
})
