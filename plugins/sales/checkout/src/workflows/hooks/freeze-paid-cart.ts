import { MedusaError } from "@medusajs/framework/utils"
import { refreshPaymentCollectionForCartWorkflow } from "@medusajs/medusa/core-flows"
import { discountChangedCart } from "../../checkout/cart/discount-cart"
import { CHECKOUT_MODULE, type CheckoutModuleService, FROZEN } from "../../modules/checkout"

/**
 * Rejects changes of a cart that is paid or being paid. Runs in every Medusa workflow that changes a cart's
 * amount.
 */
refreshPaymentCollectionForCartWorkflow.hooks.validate(async (input, { container }) => {
  const cart = input.cart as { id: string }
  const attempts = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const attempt = await attempts.liveAttempt(cart.id)
  if (attempt && FROZEN.includes(attempt.state))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This cart is being paid and can't change.")
  // Discounts the cart here, because changes of promotion codes run only this hook.
  await discountChangedCart(container, cart.id)
})
