import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import { discountChangedCart } from "../../checkout/cart/discount-cart"

/** The engine's own discounts are fractions of cents: a cart that changed has the shop's, as its payment will. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await discountChangedCart(container, (input as { cart_id: string }).cart_id)
})
