import type { DeliveryCountry } from "@bon-perroquet/contract"
import { centsOf } from "@bon-perroquet/checkout/promotions/discounts/types"
import { withoutVat, type DocumentLine } from "@bon-perroquet/contract/vat/totals"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import type { DeliveryMethod } from "../delivery/methods"
import { totalsOf } from "../delivery/totals"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "./discounts"
import type { PricedLine } from "./priced-line"

interface Sold {
  snapshot: Snapshot
  country: DeliveryCountry
  cart: DiscountableCart
  priced: readonly PricedLine[]
  added: readonly DocumentLine[]
}

export function unitsWithoutVat(lines: DiscountableCart["lines"], priced: readonly PricedLine[]) {
  const goods = lines.map(({ quantity }, index) => ({
    ...{ unit_cents: priced[index]?.unit_cents ?? 0, rate: priced[index]?.rate ?? 0, quantity },
  }))
  const { units } = withoutVat({ lines: goods, delivery_cents: 0 })
  return lines.map(({ id, quantity }, index) => ({
    ...{ id, quantity, unit_cents: units[index] ?? 0 },
    listed_cents: priced[index]?.unit_cents ?? 0,
  }))
}

/**
 * Returns the delivery methods with prices and totals without VAT. The threshold for free delivery and the choice of the
 * delivery price still use amounts that include VAT.
 */
export async function exemptMethods(
  container: MedusaContainer,
  { snapshot, country, cart, priced, added }: Sold,
  methods: readonly DeliveryMethod[],
): Promise<DeliveryMethod[]> {
  const { lines } = cart
  const goods = priced.map(({ unit_cents, rate }, index) => ({
    ...{ unit_cents, rate },
    quantity: lines[index]?.quantity ?? 0,
  }))
  const extras = added.map(({ gross_cents, rate }) => ({ unit_cents: gross_cents, quantity: 1, rate }))
  const sold = [...goods, ...extras]
  const { units } = withoutVat({ lines: sold, delivery_cents: 0 })
  const unitOf = (index: number) => units[index] ?? 0
  const untaxed = unitsWithoutVat(lines, priced)
  const discountsWith = await cartDiscounts(container, snapshot, cart, country, untaxed)
  return Promise.all(
    methods.map(async (method) => {
      const { delivery_cents } = withoutVat({ lines: sold, delivery_cents: method.price_cents })
      const { id, price_cents: listed_cents } = method
      const discounts = (await discountsWith?.({ id, price_cents: delivery_cents, listed_cents })) ?? null
      const discounted = sold.map(({ quantity }, index) => {
        const line = lines[index]
        const discount_cents = line ? lineDiscount(discounts, line) : 0
        return { gross_cents: unitOf(index) * quantity, rate: 0, discount_cents }
      })
      const totals = totalsOf(discounted, {
        price_cents: delivery_cents,
        discount_cents: centsOf(discounts?.delivery),
        missing_cents: method.totals.free_delivery_missing_cents,
      })
      return { ...method, price_cents: delivery_cents, totals }
    }),
  )
}
