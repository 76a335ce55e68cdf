import type { Carrier } from "@bon-perroquet/carrier"
import { optionDataSchema } from "@bon-perroquet/carrier/provider"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import type { CountryView } from "./contract"
import {
  recordsOf,
  type OptionRecord,
  type Records,
} from "@bon-perroquet/medusa-sql/delivery/country-records"
import { IN_STORE } from "./option-input"

const says = ({ rules = [] }: OptionRecord, name: string, requested: string): boolean =>
  rules.every(({ attribute, value }) => attribute !== name || String(value) === requested)

/** Returns true for options that shoppers can select, and false for options for returns. */
export const isForShoppers = (option: OptionRecord): boolean => says(option, "is_return", "false")

/** Returns a shipping option as a delivery method, or undefined if no carrier sets its price. */
export function methodOf(
  option: OptionRecord,
  carriers: readonly Carrier[],
): CountryView["methods"][number] | undefined {
  const { data } = optionDataSchema.safeParse(option.data)
  const carrier = carriers.find(({ provider_id }) => provider_id === option.provider_id)
  if (!data || !carrier || !isForShoppers(option)) return undefined
  // The defaults are the usual delivery time abroad.
  const { code: kind, min_days = 3, max_days = 5, tariff } = data
  return { id: option.id, carrier: carrier.code, kind, min_days, max_days, ...tariff }
}

/**
 * Returns undefined if the country was never opened or is incomplete, for example a region without delivery methods.
 */
export function countryView(
  records: Records,
  { uses, carriers }: { uses: ReadonlyMap<string, number>; carriers: readonly Carrier[] },
  code: string,
): CountryView | undefined {
  const { region, zones } = recordsOf(records, code)
  if (!region) return undefined
  const options = zones.flatMap(({ shipping_options }) => shipping_options).filter(isForShoppers)
  if (options.length === 0) return undefined
  const isShared = region.countries.length > 1 || zones.some(({ geo_zones }) => geo_zones.length > 1)
  return {
    code,
    open: options.some((option) => says(option, IN_STORE, "true")),
    uses: uses.get(region.id) ?? 0,
    own: !isShared && code !== ORIGIN_COUNTRY,
    methods: options.flatMap((option) => methodOf(option, carriers) ?? []),
  }
}
