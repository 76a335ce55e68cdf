import { needsPoint } from "@bon-perroquet/carrier/tariff"
import {
  arrivalsFrom,
  type DayRange,
  type DeliveryCountry,
  type Destination,
  type DestinationMethod,
  type DispatchSettings,
} from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import type { ShippingOption } from "../catalogue/option-rows"
import { areMet, type DeliveryContext } from "./conditions"
import { daysOf, defaultFirst } from "./methods"
import { countriesWithDelivery, optionsTo } from "./delivery-countries"
import { missingForFree, priceCents } from "./price"

export interface Terms {
  now: Date
  dispatch: DispatchSettings
  /** Returns whether the carrier's service points are available. */
  hasPoints: (carrier: string) => boolean
}

function methodOf(
  option: ShippingOption,
  emptyCart: DeliveryContext,
  transit: DayRange,
  { now, dispatch }: Terms,
): (DestinationMethod & { needs_point: boolean; price_cents: number }) | null {
  const price_cents = priceCents(option, emptyCart)
  if (price_cents === null) return null
  return {
    code: option.code,
    carrier: option.carrier,
    needs_point: needsPoint(option.code),
    price_cents,
    ...transit,
    prices: option.tariff?.steps ?? [{ up_to_grams: null, price_cents }],
    free_from_cents: price_cents === 0 && !option.tariff ? 0 : missingForFree([option], emptyCart),
    arrivals: arrivalsFrom(now, dispatch, transit),
  }
}

function destination(snapshot: Snapshot, country: DeliveryCountry, terms: Terms): Destination {
  const { options, context } = optionsTo(snapshot, country)
  const days = options.map((option) => daysOf(option, country))
  const homeOptions = options.filter(({ code }) => !needsPoint(code))
  const emptyCart = { ...context, item_total_cents: 0 }
  const isAlwaysFree = homeOptions.some(
    (option) => areMet(option.rules, emptyCart) && priceCents(option, emptyCart) === 0,
  )
  const methods = options
    .filter(({ code, carrier }) => !needsPoint(code) || terms.hasPoints(carrier.code))
    .flatMap((option) => methodOf(option, emptyCart, daysOf(option, country), terms) ?? [])
    .sort(defaultFirst)
  return {
    country,
    min_days: Math.min(...days.map(({ min_days }) => min_days)),
    max_days: Math.max(...days.map(({ max_days }) => max_days)),
    free_from_cents: isAlwaysFree ? 0 : missingForFree(homeOptions, emptyCart),
    methods: methods.map(({ needs_point: _, price_cents: __, ...method }) => method),
  }
}

export const destinations = (snapshot: Snapshot, terms: Terms): Destination[] =>
  countriesWithDelivery(snapshot).map((country) => destination(snapshot, country, terms))
