import { offeredCarriers } from "@bon-perroquet/carrier"
import type { DayRange, DeliveryCountry, OpenCountries } from "@bon-perroquet/contract"
import { dispatchOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot, type Snapshot } from "../catalogue"
import { destinations } from "./destinations"
import { daysOf, usualMethod } from "./methods"
import { countriesWithDelivery, optionsTo } from "./delivery-countries"
import { hasPoints } from "./point"

export { ADDRESS_REFUSALS, requireDeliverable } from "./deliverable"
export { chosenPoint, countryOfPoint, hasPoints, isReachable, pointsNear } from "./point"
export { methodsFor, type DeliveryMethod } from "./methods"

export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  countriesWithDelivery(await shopSnapshot(container))

export async function carrierToHome(
  container: MedusaContainer,
  country: DeliveryCountry,
): Promise<string | undefined> {
  const { options } = optionsTo(await shopSnapshot(container), country)
  return options.find(({ code }) => code === "home")?.carrier.code
}

/** Returns the default delivery method for one unit, or undefined if the country has none. */
export const deliveryOfOne = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  { gross_cents, grams }: { gross_cents: number; grams: number },
): ({ price_cents: number } & DayRange) | undefined =>
  usualMethod(snapshot, country, [{ gross_cents, rate: 0, grams }])

export async function deliveryDestinations(container: MedusaContainer): Promise<OpenCountries> {
  const [snapshot, dispatch] = await Promise.all([shopSnapshot(container), dispatchOf(container)])
  const { cut_off, min_days, max_days } = dispatch
  const promised = destinations(snapshot, {
    ...{ now: new Date(), dispatch },
    hasPoints: (carrier) => hasPoints(container, carrier),
  })
  return {
    countries: promised.map(({ country }) => country),
    destinations: promised,
    carriers: offeredCarriers(container).map(({ code, name, limits }) => ({
      code,
      name,
      limits: limits.texts,
    })),
    dispatch: { cut_off, min_days, max_days },
  }
}

/** Returns the transit time of a shipping option, also if it is no longer offered. */
export function transitOf(snapshot: Snapshot, optionId: string | null, country: DeliveryCountry): DayRange {
  const option = snapshot.options.find(({ id }) => id === optionId)
  return daysOf(option ?? { metadata: null, data: null }, country)
}
