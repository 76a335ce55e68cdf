import type { AttemptKey } from "../../promotions/uses"
import { amountOf, repeats, type CheckoutCart } from "../cart/cart"
import { asksAddress } from "../cart/prepare-cart"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { reserveChosen } from "../reservations/balances"
import type { OpenInput } from "./open"

/**
 * Reserves the balances that the customer chose for the cart.
 * @returns the reserved amount in cents
 * @throws CheckoutRefusal "rest_changed" if the rest is not the displayed one
 */
export async function reserveBalances(
  engine: Engine,
  attemptKey: AttemptKey,
  cart: CheckoutCart,
  input: OpenInput,
): Promise<number> {
  const total_cents = amountOf(cart)
  const balance_cents = await reserveChosen(
    engine,
    attemptKey,
    {
      total_cents,
      currency_code: cart.currency_code,
      account_id: input.customer_id ?? null,
      needs_rest: repeats(cart),
    },
    {
      // An off-session charge has no customer who could choose balances.
      canUse: input.charges_kept_of === undefined && input.charges_token === undefined,
      expected_rest_cents: input.expected_rest_cents,
    },
  )
  // No payment page collects the address if nothing is left to pay.
  if (balance_cents === total_cents && balance_cents && asksAddress(input))
    throw new CheckoutRefusal("address_required")
  return balance_cents
}
