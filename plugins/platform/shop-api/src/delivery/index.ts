import type { DeliveryCountry, OpenCountries } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot, type Snapshot } from "../catalogue"
import { destinations } from "./destinations"
import { usualMethod } from "./methods"
import { openCountries } from "./open-countries"

export { ADDRESS_REFUSALS, requireDeliverable } from "./deliverable"
export { askPoints, chosenPoint, countryOfPoint, offersPoints } from "./point"
export { methodsFor, type DeliveryMethod } from "./methods"

export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/** Returns the usual delivery price of one piece in cents, or undefined without a delivery method. */
export const deliveryOfOne = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  { gross_cents, grams }: { gross_cents: number; grams: number },
): number | undefined => usualMethod(snapshot, country, [{ gross_cents, rate: 0, grams }])?.price_cents

/** Returns the countries that can be ordered to, with their delivery terms. */
export async function deliveryDestinations(container: MedusaContainer): Promise<OpenCountries> {
  const promised = destinations(await shopSnapshot(container))
  return { countries: promised.map(({ country }) => country), destinations: promised }
}
