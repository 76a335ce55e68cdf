import { ORIGIN_COUNTRY, type VatScheme } from "@bon-perroquet/contract/vat/scheme"

export { DEFAULT_RATES } from "./default-rates"
export { EU_RATES, EU_RATES_FROM } from "./eu-rates"

export {
  asVatClass,
  DEFAULT_VAT_CLASS,
  VAT_CLASSES,
  type VatClass,
} from "@bon-perroquet/contract/vat-classes"

export type VatRate = {
  vat_class: number
  /** ISO 3166-1 alpha-2, lower case. */
  country_code: string
  /** In percent. */
  rate: number
  valid_from: Date
}

export type RateQuestion = { vatClass: number; countryCode: string; scheme: VatScheme; at?: Date }

/** A rate in percent, and its country in lower case. */
export type VatInForce = { rate: number; country: string }

/**
 * Returns the latest rate in force. Countries without rates get the origin's VAT. If a class has no rate, its number (6
 * or 21) is the rate in percent.
 */
export function vatAt(
  rates: readonly VatRate[],
  { vatClass, countryCode, scheme, at = new Date() }: RateQuestion,
): VatInForce {
  const country = scheme === "oss" ? countryCode.toLowerCase() : ORIGIN_COUNTRY
  const inForce = (code: string) =>
    rates
      .filter((rate) => rate.vat_class === vatClass && rate.country_code === code && rate.valid_from <= at)
      .reduce<VatRate | undefined>(
        (last, rate) => (last && last.valid_from >= rate.valid_from ? last : rate),
        undefined,
      )
  const { rate, country_code } = inForce(country) ?? inForce(ORIGIN_COUNTRY) ?? {}
  return { rate: rate ?? vatClass, country: country_code ?? ORIGIN_COUNTRY }
}

export const rateAt = (rates: readonly VatRate[], question: RateQuestion): number =>
  vatAt(rates, question).rate

/** Returns the start of the next rate, or undefined. */
export function nextRateChange(rates: readonly VatRate[], after = new Date()): Date | undefined {
  const planned = rates.filter(({ valid_from }) => valid_from > after).map(({ valid_from }) => valid_from)
  return planned.sort((a, b) => a.getTime() - b.getTime())[0]
}
