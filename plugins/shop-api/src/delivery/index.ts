import type { DeliveryCountry, OpenCountries } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot, type Snapshot } from "../catalogue"
import { destinations } from "./destinations"
import { usualMethod } from "./methods"
import { openCountries } from "./open-countries"

export { ADDRESS_REFUSALS, requireDeliverable } from "./deliverable"
export { askPoints, chosenPoint, countryOfPoint, offersPoints } from "./point"
export type { DeliveryMethod } from "./methods"

/** The countries that shoppers can order to now. */
export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/** What delivery of one piece costs in the usual way, in cents; undefined where nothing brings it there. */
export const deliveryOfOne = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  { gross_cents, grams }: { gross_cents: number; grams: number },
): number | undefined => usualMethod(snapshot, country, [{ gross_cents, rate: 0, grams }])?.price_cents

/** The same, with what a shopper is promised of each. */
export async function deliveryDestinations(container: MedusaContainer): Promise<OpenCountries> {
  const promised = destinations(await shopSnapshot(container))
  return { countries: promised.map(({ country }) => country), destinations: promised }
}
