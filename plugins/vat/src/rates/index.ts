/** VAT classes and the rate each stands for, per country of delivery and date: pure, no engine needed. */
export { DEFAULT_RATES } from "./default-rates"
export { EU_RATES, EU_RATES_FROM } from "./eu-rates"

export {
  asVatClass,
  DEFAULT_VAT_CLASS,
  VAT_CLASSES,
  type VatClass,
} from "@bon-perroquet/contract/vat-classes"

/** Where the merchant is established: its rates apply under scheme `origin`. */
export const ORIGIN_COUNTRY = "be"

/**
 * `origin`: Belgian VAT wherever the parcel goes. `oss` (One-Stop Shop, Directive 2006/112/EC art. 369a and following):
 * the rate of the country of delivery, for a merchant who passed EUR 10,000 a year of sales to other member states.
 */
export const VAT_SCHEMES = ["origin", "oss"] as const
export type VatScheme = (typeof VAT_SCHEMES)[number]

export type VatRate = {
  vat_class: number
  /** ISO 3166-1 alpha-2, lower case, as the engine writes countries. */
  country_code: string
  /** In per cent. */
  rate: number
  valid_from: Date
}

export type RateQuestion = { vatClass: number; countryCode: string; scheme: VatScheme; at?: Date }

/** A rate in per cent, and the country whose VAT it is, in lower case. */
export type VatInForce = { rate: number; country: string }

/**
 * Returns the VAT for a class, a country of delivery and a moment: the latest rate that is in force then. A country without
 * a rate gets the origin's VAT; a class without any rate is its own name (6 or 21 per cent).
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

/** The rate alone. */
export const rateAt = (rates: readonly VatRate[], question: RateQuestion): number =>
  vatAt(rates, question).rate

/** Reads the scheme from the plugin's options; an unknown name stops the start rather than charging a wrong rate. */
export function asVatScheme(value: unknown): VatScheme {
  const scheme = VAT_SCHEMES.find((name) => name === (value ?? "origin"))
  if (!scheme) throw new Error(`The VAT scheme is "origin" or "oss", not "${String(value)}"`)
  return scheme
}

/** When a rate begins next after a moment; undefined when none is planned. */
export function nextRateChange(rates: readonly VatRate[], after = new Date()): Date | undefined {
  const planned = rates.filter(({ valid_from }) => valid_from > after).map(({ valid_from }) => valid_from)
  return planned.sort((a, b) => a.getTime() - b.getTime())[0]
}
