import type { MedusaContainer } from "@medusajs/framework/types"
import { soldVariant } from "../catalogue/sold-variant"
import { shopSnapshot } from "../ports/catalogue"
import type { DiscountableCart } from "./discounts"
import { availableTo } from "./view"

/**
 * Returns an unstored cart with one unit of a product, or null for an unknown product or size.
 * @param variant_id default: the first size
 */
export async function cartOfOne(
  container: MedusaContainer,
  product_id: string,
  variant_id: string | undefined,
): Promise<DiscountableCart | null> {
  const product = (await shopSnapshot(container)).products.get(product_id)
  const variant = product && soldVariant(product, variant_id)?.variant
  if (!variant) return null
  const line = { id: variant.id, product_id, variant_id: variant.id, quantity: 1, reserved: 0 }
  return {
    cart_id: product_id,
    codes: [],
    lines: [{ ...line, unit_price: String(variant.price), title: "", thumbnail: null }],
  }
}

/** Returns whether the stock suffices for each line, including the units that the cart's payment page reserves. */
export async function isInStock(
  container: MedusaContainer,
  lines: DiscountableCart["lines"],
): Promise<boolean> {
  const snapshot = await shopSnapshot(container)
  return lines.every((line) => {
    const product = snapshot.products.get(line.product_id)
    const isOnOrder = product && soldVariant(product, line.variant_id)?.variant.is_on_order
    return !isOnOrder && line.quantity <= availableTo(snapshot, line)
  })
}
