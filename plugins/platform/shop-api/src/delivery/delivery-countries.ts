import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "@bon-perroquet/contract/sets"
import type { Snapshot } from "../catalogue"
import { areMet, type DeliveryContext } from "./conditions"
import type { ShippingOption } from "../catalogue/option-rows"

/** Returns the delivery options to a country, ignoring their conditions on weight and value of goods. */
export function optionsTo(
  { options, storeDefaults }: Snapshot,
  country: DeliveryCountry,
): { options: ShippingOption[]; context: DeliveryContext } {
  const country_code = country.toLowerCase()
  const region_id = storeDefaults.regionOf[country_code]
  const context = { item_total_cents: Number.MAX_SAFE_INTEGER, grams: 0, region_id, country_code }
  return {
    options: options.filter(
      (option) => option.country_code === country_code && areMet(option.rules, context),
    ),
    context,
  }
}

export function hasDelivery(snapshot: Snapshot, country: DeliveryCountry): boolean {
  const { options, context } = optionsTo(snapshot, country)
  return context.region_id !== undefined && options.length > 0
}

export function countriesWithDelivery(snapshot: Snapshot): DeliveryCountry[] {
  const others = DELIVERY_COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY)
  return [DEFAULT_COUNTRY, ...others].filter((country) => hasDelivery(snapshot, country))
}

/** Returns Belgium for an unknown or closed country. */
export function countryOf(snapshot: Snapshot, code: string | null | undefined): DeliveryCountry {
  const named = DELIVERY_COUNTRIES.find((country) => country === code?.toUpperCase())
  return named && hasDelivery(snapshot, named) ? named : DEFAULT_COUNTRY
}
