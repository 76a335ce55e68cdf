import type { MedusaContainer } from "@medusajs/framework/types"
import { pricedLines, type Wanted } from "../carts/priced-line"
import { shopSnapshot } from "../catalogue"
import type { DeliveryCountry } from "../contract/constants"
import { methodsFor, type DeliveryMethod } from "./methods"
import { openCountries } from "./open-countries"

export { chosenPoint } from "./point"
export type { DeliveryMethod } from "./methods"

/** The countries that shoppers can order to now. */
export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/** The ways to deliver products in these quantities to a country, to one's door first, each with the totals it leads to. */
export async function deliveryMethods(
  container: MedusaContainer,
  country: DeliveryCountry,
  items: Wanted[],
): Promise<DeliveryMethod[]> {
  const snapshot = await shopSnapshot(container)
  return methodsFor(snapshot, country, pricedLines(snapshot, country, items))
}
