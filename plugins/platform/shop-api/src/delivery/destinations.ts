import { needsPoint } from "@bon-perroquet/bpost/tariff"
import type { DeliveryCountry, Destination } from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import { allHold } from "./conditions"
import { daysOf } from "./methods"
import { openCountries, optionsTo } from "./open-countries"
import { missingForFree, priceCents } from "./price"

function destination(snapshot: Snapshot, country: DeliveryCountry): Destination {
  const { options, context } = optionsTo(snapshot, country)
  const days = options.map((option) => daysOf(option, country))
  const homeOptions = options.filter(({ code }) => !needsPoint(code))
  const emptyCart = { ...context, item_total_cents: 0 }
  const isAlwaysFree = homeOptions.some(
    (option) => allHold(option.rules, emptyCart) && priceCents(option, emptyCart) === 0,
  )
  return {
    country,
    min_days: Math.min(...days.map(({ min_days }) => min_days)),
    max_days: Math.max(...days.map(({ max_days }) => max_days)),
    free_from_cents: isAlwaysFree ? 0 : missingForFree(homeOptions, emptyCart),
  }
}

/** Returns the delivery terms of each open country, the shop's country first. */
export const destinations = (snapshot: Snapshot): Destination[] =>
  openCountries(snapshot).map((country) => destination(snapshot, country))
