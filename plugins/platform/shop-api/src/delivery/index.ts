import type { DayRange, DeliveryCountry, OpenCountries } from "@bon-perroquet/contract"
import { dispatchOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot, type Snapshot } from "../catalogue"
import { destinations } from "./destinations"
import { daysOf, usualMethod } from "./methods"
import { openCountries } from "./open-countries"
import { offersPoints } from "./point"

export { ADDRESS_REFUSALS, requireDeliverable } from "./deliverable"
export { askPoints, chosenPoint, countryOfPoint, offersPoints } from "./point"
export { methodsFor, type DeliveryMethod } from "./methods"

export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/** Returns the default delivery method of one piece, or undefined without any method. */
export const deliveryOfOne = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  { gross_cents, grams }: { gross_cents: number; grams: number },
): ({ price_cents: number } & DayRange) | undefined =>
  usualMethod(snapshot, country, [{ gross_cents, rate: 0, grams }])

export async function deliveryDestinations(container: MedusaContainer): Promise<OpenCountries> {
  const [snapshot, dispatch] = await Promise.all([shopSnapshot(container), dispatchOf(container)])
  const { cut_off, min_days, max_days } = dispatch
  const promised = destinations(snapshot, { now: new Date(), dispatch, withPoints: offersPoints(container) })
  return {
    countries: promised.map(({ country }) => country),
    destinations: promised,
    dispatch: { cut_off, min_days, max_days },
  }
}

/** Returns the transit time of a shipping option, also if it is no longer offered. */
export function transitOf(snapshot: Snapshot, optionId: string | null, country: DeliveryCountry): DayRange {
  const option = snapshot.options.find(({ id }) => id === optionId)
  return daysOf(option ?? { metadata: null, data: null }, country)
}
