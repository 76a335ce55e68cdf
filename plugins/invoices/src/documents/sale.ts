import type { Language } from "@bon-perroquet/languages/locales"
import { discountCents, type Adjustment } from "@bon-perroquet/promotions/money"
import { countryOfVat, EXEMPT_CODE } from "@bon-perroquet/vat/charged"
import { ORIGIN_COUNTRY, type VatScheme } from "@bon-perroquet/vat/rates"
import type { Content, Line } from "../modules/documents"

/** A paid order, as far as its documents are concerned. */
export interface Sale {
  order_number: string
  ordered_at: string
  paid_at: string
  paid_cents: number
  paid_with?: Content["paid_with"]
  language: Language
  country: string
  scheme: VatScheme
  exemption?: Content["exemption"]
  buyer: Content["buyer"]
  lines: Line[]
  /** As charged, VAT included. */
  delivery_cents: number
}

/** What a sale's VAT makes of its documents. */
export type VatFacts = Pick<Sale, "country" | "scheme" | "exemption">

/**
 * Returns whose VAT some lines bear, by the codes that were written when they were priced.
 * @param codes of the tax lines @param destination the country of delivery
 */
export function vatFactsOf(codes: readonly (string | undefined)[], destination: string): VatFacts {
  const abroad = codes
    .map(countryOfVat)
    .find((country) => country !== null && country.toLowerCase() !== ORIGIN_COUNTRY)
  return {
    country: abroad ?? destination,
    scheme: abroad ? "oss" : "origin",
    exemption: codes.includes(EXEMPT_CODE) ? "intra_community" : undefined,
  }
}

/** A line with its price after discounts. */
export function lineOf(
  sold: Pick<Line, "id" | "vat" | "name" | "quantity" | "unit_cents" | "rate">,
  adjustments: readonly Adjustment[] | null = [],
): Line {
  const full = sold.unit_cents * sold.quantity
  const discount_cents = discountCents(adjustments, full, sold.rate)
  return { ...sold, discount_cents, gross_cents: full - discount_cents }
}
