import type { DeliveryCountry } from "@bon-perroquet/contract"
import { centsOf } from "@bon-perroquet/promotions/discounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "../carts/discounts"
import { pricedLines } from "../carts/priced-line"
import { shopSnapshot } from "../catalogue"
import { methodsFor, type DeliveryMethod } from "./methods"
import { openCountries } from "./open-countries"
import { totalsOf } from "./totals"

export { chosenPoint } from "./point"
export type { DeliveryMethod } from "./methods"

/** The countries that shoppers can order to now. */
export const deliveryCountries = async (container: MedusaContainer): Promise<DeliveryCountry[]> =>
  openCountries(await shopSnapshot(container))

/**
 * The ways to deliver a cart to a country, to one's door first, each with the totals it leads to. What makes delivery
 * free is the worth of the goods before discounts.
 */
export async function deliveryMethods(
  container: MedusaContainer,
  country: DeliveryCountry,
  cart: DiscountableCart | null,
): Promise<DeliveryMethod[]> {
  const snapshot = await shopSnapshot(container)
  const lines = cart?.lines ?? []
  const priced = pricedLines(snapshot, country, lines)
  const methods = methodsFor(snapshot, country, priced)
  const discountsWith = cart && (await cartDiscounts(container, snapshot, cart, country))
  if (!discountsWith) return methods
  return Promise.all(
    methods.map(async (method) => {
      const discounts = await discountsWith(method)
      const discounted = priced.map((each, index) => {
        const line = lines[index]
        return { ...each, discount_cents: line ? lineDiscount(discounts, line) : 0 }
      })
      const totals = totalsOf(discounted, {
        price_cents: method.price_cents,
        discount_cents: centsOf(discounts.delivery),
        missing_cents: method.totals.free_delivery_missing_cents,
      })
      return { ...method, totals }
    }),
  )
}
