import type { Snapshot } from "../catalogue"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "../contract/constants"
import { allHold } from "./conditions"

/** Countries with a region and a way to deliver that is in the shop, the shop's own first. */
export function openCountries({ options, places }: Snapshot): DeliveryCountry[] {
  const isOpen = (country: DeliveryCountry): boolean => {
    const country_code = country.toLowerCase()
    const region_id = places.regionOf[country_code]
    // What an option asks of the goods is seen with the cart.
    const context = { item_total_cents: Number.MAX_SAFE_INTEGER, grams: 0, region_id, country_code }
    return (
      region_id !== undefined &&
      options.some((option) => option.country_code === country_code && allHold(option.rules, context))
    )
  }
  const others = DELIVERY_COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY)
  return [DEFAULT_COUNTRY, ...others].filter(isOpen)
}
