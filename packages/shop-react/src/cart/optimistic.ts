import type { Cart } from "@bon-perroquet/contract"

/** The unit price in integer cents: the contract's price is a decimal euro. */
export const unitPriceCents = (item: { unit_price: number }) => Math.round(item.unit_price * 100)

/** The cart as it will be once the shop accepts the quantity. Its totals stay the shop's: only the shop adds them up. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  if (quantity <= 0) return withoutItem(cart, productId)
  const items = cart.items.map((item) =>
    item.product_id === productId
      ? { ...item, quantity, line_total_cents: quantity * unitPriceCents(item) }
      : item,
  )
  return { ...cart, items }
}

export function withoutItem(cart: Cart, productId: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item.product_id !== productId) }
}

export function emptied(cart: Cart): Cart {
  return { ...cart, items: [] }
}

/** What the cart's badge shows: the number of units, not of lines. */
export function totalQuantity(cart: Pick<Cart, "items"> | undefined): number {
  return cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0
}
