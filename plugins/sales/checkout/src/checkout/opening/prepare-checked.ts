import type { MedusaContainer } from "@medusajs/framework/types"
import { chosenExtras } from "../../extras"
import { chosenMethod, methodWithSavedCards, methodWithTokens, type PaymentMethod } from "../../methods"
import { amountOf, repeats, type CartRows } from "../cart/cart"
import type { DiscountedCart } from "../cart/discount-cart"
import type { Engine } from "../engine/engine"
import type { OpenInput } from "./open"
import { asksAddress, prepareCart } from "../cart/prepare-cart"
import { CheckoutRefusal } from "../engine/refusal"
import { requireLeast } from "../payment/page"

function methodFor(container: MedusaContainer, input: OpenInput): PaymentMethod | undefined {
  if (input.charges_kept_of !== undefined) return methodWithSavedCards(container)
  if (input.charges_token !== undefined) return methodWithTokens(container)
  return chosenMethod(container, input.payment_method)
}

export function requireMethod({ container }: Engine, input: OpenInput): PaymentMethod {
  const method = methodFor(container, input)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  if ((method.awaited || method.paysAtOnce || method.drawnByClient) && asksAddress(input))
    throw new CheckoutRefusal("address_required")
  if (!chosenExtras(container, input.extras ?? [])) throw new CheckoutRefusal("extra_not_offered")
  return method
}

/**
 * Computes the cart's prices, VAT, delivery and discounts, and stores them.
 * @throws CheckoutRefusal if the goods cannot be delivered, a code has no effect, or the total differs from
 * the displayed one
 */
export async function prepareChecked(
  engine: Engine,
  cart: CartRows,
  input: OpenInput,
): Promise<DiscountedCart> {
  const prepared = await prepareCart(engine, cart, input)
  checkTotal(prepared, input)
  if (isFree(prepared, input) && asksAddress(input)) throw new CheckoutRefusal("address_required")
  return prepared
}

/** Returns true if nothing is to be paid, now or later. A subscription needs a saved payment method. */
export const isFree = ({ cart }: DiscountedCart, { charges_kept_of }: OpenInput): boolean =>
  amountOf(cart) === 0 && charges_kept_of === undefined && !repeats(cart)

function checkTotal(prepared: DiscountedCart, input: OpenInput): void {
  const { cart, problem } = prepared
  const { expected_total_cents } = input
  const total_cents = amountOf(cart)
  // If the client displayed exactly this total, the shopper already saw that the code has no effect.
  if (expected_total_cents !== total_cents) {
    if (problem)
      throw new CheckoutRefusal(`promotion_${problem.reason}`, {
        promotion: problem.code,
        minimum_cents: problem.minimum_cents,
      })
    if (expected_total_cents !== undefined) throw new CheckoutRefusal("price_changed", { total_cents })
  }
  if (!isFree(prepared, input)) requireLeast(total_cents)
}
