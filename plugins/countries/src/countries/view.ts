import { ORIGIN_COUNTRY } from "@bon-perroquet/vat/rates"
import { METHOD_KINDS, type CountryView, type Method } from "./contract"
import { recordsOf, type OptionRecord, type Records } from "./engine-records"

const centsOf = (euro: number | string): number => Math.round(Number(euro) * 100)

/** The attribute of a rule that keeps an option out of the shop. */
export const IN_STORE = "enabled_in_store"

export const isInStore = ({ rules = [] }: OptionRecord): boolean =>
  rules.every(({ attribute, value }) => attribute !== IN_STORE || String(value) === "true")

const isForShoppers = ({ rules = [] }: OptionRecord): boolean =>
  rules.every(({ attribute, value }) => attribute !== "is_return" || String(value) === "false")

/** What shoppers are asked for; undefined for an option that this plugin does not know how to price. */
export function methodOf(option: OptionRecord): (Method & { id: string }) | undefined {
  const kind = METHOD_KINDS.find((each) => each === option.type?.code)
  const prices = (option.prices ?? []).filter(({ currency_code }) => currency_code === "eur")
  const plain = prices.find(({ price_rules = [] }) => price_rules.length === 0)
  if (!kind || !plain || !isForShoppers(option)) return undefined
  const free = prices
    .filter(({ amount }) => centsOf(amount) === 0)
    .flatMap(({ price_rules = [] }) => price_rules)
    .find(({ attribute }) => attribute === "item_total")
  const days = (field: string) => Number(option.data?.[field] ?? 0)
  return {
    id: option.id,
    kind,
    price_cents: centsOf(plain.amount),
    free_from_cents: free ? centsOf(String(free.value)) : null,
    min_days: days("min_days"),
    max_days: days("max_days"),
  }
}

/** A country's state, read from the engine's records; undefined for one that was never opened. */
export function countryView(
  records: Records,
  uses: ReadonlyMap<string, number>,
  code: string,
): CountryView | undefined {
  const { region, zones } = recordsOf(records, code)
  if (!region) return undefined
  const options = zones.flatMap(({ shipping_options }) => shipping_options)
  const isShared = region.countries.length > 1 || zones.some(({ geo_zones }) => geo_zones.length > 1)
  return {
    code,
    open: options.some((option) => methodOf(option) && isInStore(option)),
    uses: uses.get(region.id) ?? 0,
    own: !isShared && code !== ORIGIN_COUNTRY,
    methods: options.flatMap((option) => methodOf(option) ?? []),
  }
}
