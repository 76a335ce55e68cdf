import type { DeliveryCountry } from "@bon-perroquet/contract"
import { centsOf } from "@bon-perroquet/promotions/discounts/types"
import type { Taxation } from "@bon-perroquet/vat/charged"
import { ORIGIN_COUNTRY } from "@bon-perroquet/vat/rates"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodsFor, type DeliveryMethod } from "../delivery/methods"
import { offersPoints } from "../delivery/point"
import { totalsOf } from "../delivery/totals"
import { shopSnapshot } from "../ports/catalogue"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "./discounts"
import { pricedExtras } from "./priced-extras"
import { pricedLines } from "./priced-line"
import { exemptMethods } from "./without-vat"

const ORIGIN = ORIGIN_COUNTRY.toUpperCase() as DeliveryCountry

/**
 * Returns the delivery methods for a cart and country with their totals, home delivery first. The threshold
 * for free delivery counts goods before discounts and without extras. Methods to a point need a directory of
 * points.
 * @param extras codes of the chosen extras
 * @param taxation how the buyer is taxed
 */
export async function deliveryMethods(
  container: MedusaContainer,
  country: DeliveryCountry,
  cart: DiscountableCart | null,
  extras: readonly string[] = [],
  taxation: Taxation = "consumer",
): Promise<DeliveryMethod[]> {
  const snapshot = await shopSnapshot(container)
  const lines = cart?.lines ?? []
  const taxed = taxation === "origin" ? ORIGIN : country
  const priced = pricedLines(snapshot, taxed, lines)
  const added = lines.length ? pricedExtras(container, { snapshot, country: taxed }, lines, extras) : []
  const withPoints = offersPoints(container)
  const methods = methodsFor(snapshot, country, priced, added).filter(
    ({ needs_point }) => withPoints || !needs_point,
  )
  if (taxation === "exempt" && cart)
    return exemptMethods(container, { snapshot, country, cart, priced, added }, methods)
  const discountsWith = cart && (await cartDiscounts(container, snapshot, cart, country))
  if (!discountsWith) return methods
  return Promise.all(
    methods.map(async (method) => {
      const discounts = await discountsWith(method)
      const discounted = priced.map((each, index) => {
        const line = lines[index]
        return { ...each, discount_cents: line ? lineDiscount(discounts, line) : 0 }
      })
      const totals = totalsOf([...discounted, ...added], {
        price_cents: method.price_cents,
        discount_cents: centsOf(discounts.delivery),
        missing_cents: method.totals.free_delivery_missing_cents,
      })
      return { ...method, totals }
    }),
  )
}
