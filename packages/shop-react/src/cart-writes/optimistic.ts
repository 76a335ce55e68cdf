import { type Cart, type CartItem, priceFor, toCents, type AddCartItem } from "@bon-perroquet/contract"

export const unitPriceCents = (item: { unit_price: number }) => toCents(item.unit_price)

/** Returns the cart with a new quantity. Totals are unchanged, because only the shop computes them. */
export function withQuantity(cart: Cart, chosen: ChosenItem, quantity: number): Cart {
  if (quantity <= 0) return withoutItem(cart, chosen)
  const items = cart.items.map((item) => (isMeant(item, chosen) ? inQuantity(item, quantity) : item))
  return { ...cart, items }
}

/**
 * Returns the item with a new quantity. If the price for larger quantities no longer applies, the unit price is
 * unchanged, because only the server can compute it.
 */
function inQuantity(item: CartItem, quantity: number): CartItem {
  const { price: unit_price } = priceFor({ ...item, price: item.unit_price }, quantity)
  return { ...item, unit_price, quantity, line_total_cents: quantity * toCents(unit_price) }
}

export function withoutItem(cart: Cart, chosen: ChosenItem): Cart {
  return { ...cart, items: cart.items.filter((item) => !isMeant(item, chosen)) }
}

const isMeant = (item: CartItem, { product_id, variant_id }: ChosenItem): boolean =>
  item.product_id === product_id && (variant_id === undefined || item.variant_id === variant_id)

export function emptied(cart: Cart): Cart {
  return { ...cart, items: [] }
}

export function totalQuantity(cart: Pick<Cart, "items"> | undefined): number {
  return cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
}

export type ChosenItem = Pick<AddCartItem, "product_id" | "variant_id">
