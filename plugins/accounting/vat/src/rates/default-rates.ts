import { VAT_CLASSES, type VatClass } from "@bon-perroquet/contract/vat-classes"
import type { VatRate } from "./index"

/** Day by which all these rates were in force. The last was Luxembourg's 17 %. */
const SINCE = new Date("2024-01-01T00:00:00Z")

/** Percent by country of delivery and class. The merchant's accountant confirms them. */
const PERCENT: Record<string, Record<VatClass, number>> = {
  be: { 6: 6, 21: 21 },
  fr: { 6: 5.5, 21: 20 },
  nl: { 6: 9, 21: 21 },
  lu: { 6: 3, 21: 17 },
}

export const DEFAULT_RATES: readonly VatRate[] = Object.entries(PERCENT).flatMap(([country_code, rates]) =>
  VAT_CLASSES.map((vat_class) => ({ vat_class, country_code, rate: rates[vat_class], valid_from: SINCE })),
)
