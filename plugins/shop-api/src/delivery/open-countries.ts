import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import { allHold } from "./conditions"

/** Whether a country has a region and a way to deliver that is in the shop. */
export function isOpen({ options, places }: Snapshot, country: DeliveryCountry): boolean {
  const country_code = country.toLowerCase()
  const region_id = places.regionOf[country_code]
  // What an option asks of the goods is seen with the cart.
  const context = { item_total_cents: Number.MAX_SAFE_INTEGER, grams: 0, region_id, country_code }
  return (
    region_id !== undefined &&
    options.some((option) => option.country_code === country_code && allHold(option.rules, context))
  )
}

/** Countries that can be ordered to, the shop's own first. */
export function openCountries(snapshot: Snapshot): DeliveryCountry[] {
  const others = DELIVERY_COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY)
  return [DEFAULT_COUNTRY, ...others].filter((country) => isOpen(snapshot, country))
}
