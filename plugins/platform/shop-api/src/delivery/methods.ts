import { needsPoint } from "@bon-perroquet/carrier/tariff"
import type { Delivery, DeliveryCountry, Totals } from "@bon-perroquet/contract"
import type { DocumentLine } from "@bon-perroquet/contract/vat/totals"
import type { Snapshot } from "../catalogue"
import { areMet, type DeliveryContext } from "./conditions"
import type { ShippingOption } from "../catalogue/option-rows"
import { missingForFree, priceCents } from "./price"
import { totalsOf, type DiscountableLine } from "./totals"

export type WeighedLine = DiscountableLine & { grams?: number }

/** A method without its days of arrival, which depend on the time. */
export type DeliveryMethod = Omit<Delivery["methods"][number], "arrivals">

/** Default transit time in working days. */
const USUAL_DAYS = { BE: { min: 1, max: 3 }, abroad: { min: 3, max: 5 } }

export function daysOf(
  option: Pick<ShippingOption, "metadata" | "data">,
  country: DeliveryCountry,
): { min_days: number; max_days: number } {
  const usual = country === "BE" ? USUAL_DAYS.BE : USUAL_DAYS.abroad
  const stated = (field: string) => Number(option.metadata?.[field] ?? option.data?.[field] ?? Number.NaN)
  const [min, max] = [stated("min_days"), stated("max_days")]
  return { min_days: min >= 0 ? min : usual.min, max_days: max >= 0 ? max : usual.max }
}

type Ranked = Pick<DeliveryMethod, "needs_point" | "price_cents" | "min_days">

/** Sorts home delivery first, because its price is known without a point. */
export const defaultFirst = (a: Ranked, b: Ranked): number =>
  Number(a.needs_point) - Number(b.needs_point) || a.price_cents - b.price_cents || a.min_days - b.min_days

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
    (option) => option.country_code === country_code && areMet(option.rules, context),
  )
  const methods = options.flatMap((option) => {
    const price_cents = priceCents(option, context)
    if (price_cents === null) return []
    const needs_point = needsPoint(option.code)
    const { id, code, carrier } = option
    return [{ id, code, carrier, needs_point, price_cents, ...daysOf(option, country) }]
  })
  methods.sort(defaultFirst)
  const isFree = methods[0]?.price_cents === 0
  return { methods, free_delivery_missing_cents: isFree ? 0 : missingForFree(options, context) }
}

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

/** Returns the default delivery method, or undefined for an empty cart. */
export const usualMethod = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  lines: WeighedLine[],
): Offers["methods"][number] | undefined =>
  lines.length ? offersFor(snapshot, country, lines).methods[0] : undefined

/** Returns totals with the default delivery method. An empty cart has no delivery. */
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
