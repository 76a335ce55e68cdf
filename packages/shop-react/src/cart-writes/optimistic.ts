import { type Cart, type CartItem, priceFor, toCents } from "@bon-perroquet/contract"
import type { ChosenItem } from "./chosen-item"

/** The unit price in integer cents: the contract's price is a decimal euro. */
export const unitPriceCents = (item: { unit_price: number }) => toCents(item.unit_price)

/** The cart as it will be once the shop accepts the quantity. Its totals stay the shop's: only the shop adds them up. */
export function withQuantity(cart: Cart, chosen: ChosenItem, quantity: number): Cart {
  if (quantity <= 0) return withoutItem(cart, chosen)
  const items = cart.items.map((item) => (isMeant(item, chosen) ? inQuantity(item, quantity) : item))
  return { ...cart, items }
}

/** Of fewer pieces than a lower price is for, the shop alone knows what each costs: it says so in a moment. */
function inQuantity(item: CartItem, quantity: number): CartItem {
  const { price: unit_price } = priceFor({ ...item, price: item.unit_price }, quantity)
  return { ...item, unit_price, quantity, line_total_cents: quantity * toCents(unit_price) }
}

export function withoutItem(cart: Cart, chosen: ChosenItem): Cart {
  return { ...cart, items: cart.items.filter((item) => !isMeant(item, chosen)) }
}

/** Whether a line is of the size that is named, or, where none is, of the product. */
const isMeant = (item: CartItem, { product_id, variant_id }: ChosenItem): boolean =>
  item.product_id === product_id && (variant_id === undefined || item.variant_id === variant_id)

export function emptied(cart: Cart): Cart {
  return { ...cart, items: [] }
}

/** What the cart's badge shows: the number of units, not of lines. */
export function totalQuantity(cart: Pick<Cart, "items"> | undefined): number {
  return cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
}
