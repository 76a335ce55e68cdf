import { needsPoint } from "@bon-perroquet/bpost/tariff"
import type { Delivery, DeliveryCountry, Totals } from "@bon-perroquet/contract"
import type { DocumentLine } from "@bon-perroquet/vat/totals"
import type { Snapshot } from "../catalogue"
import { allHold, type DeliveryContext } from "./conditions"
import type { ShippingOption } from "../catalogue/option-rows"
import { missingForFree, priceCents } from "./price"
import { totalsOf, type DiscountableLine } from "./totals"

/** Goods of a cart: what a line costs, its rate, what is taken off it, and what all of it weighs. */
export type WeighedLine = DiscountableLine & { grams?: number }

export type DeliveryMethod = Delivery["methods"][number]

/** Working days where an option does not say: the shop's promise for Belgium, and for elsewhere. */
const USUAL_DAYS = { BE: { min: 1, max: 3 }, abroad: { min: 3, max: 5 } }

/** Working days on the way, from and to. */
export function daysOf(
  option: ShippingOption,
  country: DeliveryCountry,
): { min_days: number; max_days: number } {
  const usual = country === "BE" ? USUAL_DAYS.BE : USUAL_DAYS.abroad
  const stated = (field: string) => Number(option.metadata?.[field] ?? option.data?.[field] ?? Number.NaN)
  const [min, max] = [stated("min_days"), stated("max_days")]
  return { min_days: min >= 0 ? min : usual.min, max_days: max >= 0 ? max : usual.max }
}

interface Offers {
  methods: Omit<DeliveryMethod, "totals">[]
  free_delivery_missing_cents: number | null
}

function offersFor(snapshot: Snapshot, country: DeliveryCountry, lines: WeighedLine[]): Offers {
  const country_code = country.toLowerCase()
  const context: DeliveryContext = {
    item_total_cents: lines.reduce((sum, { gross_cents }) => sum + gross_cents, 0),
    grams: lines.reduce((sum, { grams = 0 }) => sum + grams, 0),
    region_id: snapshot.storeDefaults.regionOf[country_code],
    country_code,
  }
  const options = snapshot.options.filter(
    (option) => option.country_code === country_code && allHold(option.rules, context),
  )
  const methods = options.flatMap((option) => {
    const price_cents = priceCents(option, context)
    if (price_cents === null) return []
    const needs_point = needsPoint(option.code)
    return [{ id: option.id, code: option.code, needs_point, price_cents, ...daysOf(option, country) }]
  })
  // Whoever chooses nothing gets it brought home: nobody has to name a point before the price is known.
  methods.sort(
    (a, b) =>
      Number(a.needs_point) - Number(b.needs_point) ||
      a.price_cents - b.price_cents ||
      a.min_days - b.min_days,
  )
  const isFree = methods[0]?.price_cents === 0
  return { methods, free_delivery_missing_cents: isFree ? 0 : missingForFree(options, context) }
}

/** The ways to deliver goods to a country, home delivery first, then the cheapest first, each with the totals it leads to. */
export function methodsFor(
  snapshot: Snapshot,
  country: DeliveryCountry,
  lines: WeighedLine[],
  extras: readonly DocumentLine[] = [],
): DeliveryMethod[] {
  const { methods, free_delivery_missing_cents } = offersFor(snapshot, country, lines)
  return methods.map((method) => ({
    ...method,
    totals: totalsOf([...lines, ...extras], {
      price_cents: method.price_cents,
      missing_cents: free_delivery_missing_cents,
    }),
  }))
}

/** The way to deliver before one is chosen; none for an empty cart. */
export const usualMethod = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  lines: WeighedLine[],
): Offers["methods"][number] | undefined =>
  lines.length ? offersFor(snapshot, country, lines).methods[0] : undefined

/** Totals before a method is chosen: with the usual one; an empty cart is not delivered. */
export function usualTotals(
  snapshot: Snapshot,
  country: DeliveryCountry,
  lines: WeighedLine[],
  discount_cents = 0,
): Totals {
  const { methods, free_delivery_missing_cents } = offersFor(snapshot, country, lines)
  return totalsOf(lines, {
    price_cents: lines.length ? (methods[0]?.price_cents ?? 0) : 0,
    discount_cents,
    missing_cents: free_delivery_missing_cents,
  })
}
