import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import { discountChangedCart } from "../../checkout/cart/discount-cart"

/** Replaces Medusa's discounts, which have fractions of cents. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await discountChangedCart(container, (input as { cart_id: string }).cart_id)
})
