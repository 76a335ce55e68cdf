import { type DeliveryCountry, asVatClass, DEFAULT_VAT_CLASS } from "@bon-perroquet/contract"
import { centsOf } from "@bon-perroquet/checkout/promotions/discounts/types"
import type { Taxation } from "@bon-perroquet/contract/vat/charged"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodsFor, type DeliveryMethod } from "../delivery/methods"
import { isReachable } from "../delivery/point"
import { totalsOf } from "../delivery/totals"
import { shopSnapshot } from "../ports/catalogue"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "./discounts"
import { pricedLines, pricedLine, type RequestedLine } from "./priced-line"
import { exemptMethods } from "./without-vat"
import { chosenExtras, extraLines } from "@bon-perroquet/checkout/extras"
import type { DocumentLine } from "@bon-perroquet/contract/vat/totals"
import type { Snapshot } from "../catalogue"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

const ORIGIN = ORIGIN_COUNTRY.toUpperCase() as DeliveryCountry

/**
 * Returns methods with totals, home delivery first. The free-delivery threshold counts goods before discounts, without
 * extras. Methods to pick-up points need a point directory.
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
  const methods = methodsFor(snapshot, country, priced, added).filter((method) =>
    isReachable(container, method),
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

function pricedExtras(
  container: MedusaContainer,
  { snapshot, country }: { snapshot: Snapshot; country: DeliveryCountry },
  lines: readonly RequestedLine[],
  codes: readonly string[],
): DocumentLine[] {
  const extras = chosenExtras(container, codes)
  if (!extras) throw refuse("extra_not_offered", 400)
  const classed = lines.map((line) => ({
    vat_class: asVatClass(snapshot.products.get(line.product_id)?.vat_class) ?? DEFAULT_VAT_CLASS,
    gross_cents: pricedLine(snapshot, country, line).gross_cents,
  }))
  return extras
    .flatMap((extra) => extraLines(extra, classed))
    .map(({ vat_class, price_cents }) => ({
      gross_cents: price_cents,
      rate: snapshot.vatRate(vat_class, country),
    }))
}
