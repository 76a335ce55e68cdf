import type { DeliveryCountry } from "@bon-perroquet/contract"
import { centsOf } from "@bon-perroquet/promotions/discounts/types"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodsFor, type DeliveryMethod } from "../delivery/methods"
import { offersPoints } from "../delivery/point"
import { totalsOf } from "../delivery/totals"
import { shopSnapshot } from "../ports/catalogue"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "./discounts"
import { pricedExtras } from "./priced-extras"
import { pricedLines } from "./priced-line"
import { exemptMethods } from "./without-vat"

/**
 * The ways to deliver a cart to a country, home delivery first, each with the totals it leads to. What makes delivery
 * free is the worth of the goods before discounts, without extras. Without a directory of points none goes to one.
 * @param extras codes of those chosen
 * @param isExempt sold without VAT, as an intra-community supply
 */
export async function deliveryMethods(
  container: MedusaContainer,
  country: DeliveryCountry,
  cart: DiscountableCart | null,
  extras: readonly string[] = [],
  isExempt = false,
): Promise<DeliveryMethod[]> {
  const snapshot = await shopSnapshot(container)
  const lines = cart?.lines ?? []
  const priced = pricedLines(snapshot, country, lines)
  const added = lines.length ? pricedExtras(container, { snapshot, country }, lines, extras) : []
  const withPoints = offersPoints(container)
  const methods = methodsFor(snapshot, country, priced, added).filter(
    ({ needs_point }) => withPoints || !needs_point,
  )
  if (isExempt && cart) return exemptMethods(container, { snapshot, country, cart, priced, added }, methods)
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
