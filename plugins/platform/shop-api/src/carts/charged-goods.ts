import type { DeliveryCountry } from "@bon-perroquet/contract"
import type { Taxation } from "@bon-perroquet/contract/vat/charged"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeliveryMethod } from "../delivery/methods"
import { shopSnapshot } from "../ports/catalogue"
import { cartDiscounts, lineDiscount, type DiscountableCart } from "./discounts"
import { pricedLines } from "./priced-line"
import { unitsWithoutVat } from "./without-vat"

interface Delivered {
  country: DeliveryCountry
  method: Pick<DeliveryMethod, "id" | "price_cents">
  taxation: Taxation
}

/** Returns the lines' amounts after discounts with a delivery method, as invoiced. */
export async function chargedGoods(
  container: MedusaContainer,
  cart: DiscountableCart,
  { country, method, taxation }: Delivered,
): Promise<{ variant_id: string; gross_cents: number }[]> {
  const snapshot = await shopSnapshot(container)
  const priced = pricedLines(snapshot, country, cart.lines)
  const untaxed = taxation === "exempt" ? unitsWithoutVat(cart.lines, priced) : undefined
  const discountsWith = await cartDiscounts(container, snapshot, cart, country, untaxed)
  const discounts = (await discountsWith?.(method)) ?? null
  return cart.lines.map((line, index) => {
    const unit_cents = (untaxed ?? priced)[index]?.unit_cents ?? 0
    const gross_cents = unit_cents * line.quantity - lineDiscount(discounts, line)
    return { variant_id: line.variant_id, gross_cents }
  })
}
