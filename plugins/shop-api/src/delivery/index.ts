import type { DeliveryCountry, OpenCountries } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot } from "../catalogue"
import { destinations } from "./destinations"
import { openCountries } from "./open-countries"

export { chosenPoint, countryOfPoint } from "./point"
export type { DeliveryMethod } from "./methods"

/** The countries that shoppers can order to now. */
export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/** The same, with what a shopper is promised of each. */
export async function deliveryDestinations(container: MedusaContainer): Promise<OpenCountries> {
  const promised = destinations(await shopSnapshot(container))
  return { countries: promised.map(({ country }) => country), destinations: promised }
}
