import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "@bon-perroquet/contract/sets"
import type { Snapshot } from "../catalogue"
import { allHold, type DeliveryContext } from "./conditions"
import type { ShippingOption } from "../catalogue/option-rows"

/** The ways to deliver to a country that are in the shop, whatever they ask of the goods. */
export function optionsTo(
  { options, storeDefaults }: Snapshot,
  country: DeliveryCountry,
): { options: ShippingOption[]; context: DeliveryContext } {
  const country_code = country.toLowerCase()
  const region_id = storeDefaults.regionOf[country_code]
  // What an option asks of the goods is seen with the cart.
  const context = { item_total_cents: Number.MAX_SAFE_INTEGER, grams: 0, region_id, country_code }
  return {
    options: options.filter(
      (option) => option.country_code === country_code && allHold(option.rules, context),
    ),
    context,
  }
}

/** Whether a country has a region and a way to deliver that is in the shop. */
export function isOpen(snapshot: Snapshot, country: DeliveryCountry): boolean {
  const { options, context } = optionsTo(snapshot, country)
  return context.region_id !== undefined && options.length > 0
}

/** Countries that can be ordered to, the shop's own first. */
export function openCountries(snapshot: Snapshot): DeliveryCountry[] {
  const others = DELIVERY_COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY)
  return [DEFAULT_COUNTRY, ...others].filter((country) => isOpen(snapshot, country))
}

/** The country of delivery that the engine's cart names; Belgium where it names none, or one that is closed by now. */
export function countryOf(snapshot: Snapshot, code: string | null | undefined): DeliveryCountry {
  const named = DELIVERY_COUNTRIES.find((country) => country === code?.toUpperCase())
  return named && isOpen(snapshot, named) ? named : DEFAULT_COUNTRY
}
